import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const preloadedScript = /<link rel="modulepreload" /g
const manifestLink = '<link rel="manifest"'
const iconLink = /<link rel="icon" href="(\/[\w.-]+\.svg)" type="image\/svg\+xml"\/>/
const pageScript = /<script type="module" async="">/
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/**
 * Runs in the page: the scripts start once the page is on the screen with its fonts and its first picture, or one and a half
 * seconds after its first words. A tab in the background paints nothing, and an old browser does not say when it has: there
 * they start at once, and after three seconds in any case.
 */
const starter = `(function(d,begun){function begin(){if(begun)return;begun=true;d.querySelectorAll('link[data-later]').forEach(function(l){l.rel=l.dataset.later});var s=d.createElement('script');s.type='module';s.textContent=d.querySelector('script[type=later]').textContent;d.head.append(s);s.remove()}function settle(){if(d.readyState==='complete')return begin();addEventListener('load',begin);setTimeout(begin,1500)}if(d.hidden||!self.PerformanceObserver||(PerformanceObserver.supportedEntryTypes||[]).indexOf('paint')<0)return begin();new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint').length&&settle()}).observe({type:'paint',buffered:true});d.addEventListener('visibilitychange',begin);setTimeout(begin,3000)})(document)`

const fontFile = /\/assets\/(?:bengali|latin)-\d+-[\w-]+\.woff2/g

/**
 * The fonts a page will need, so that they are there before its words are set: a font that comes later sets every line anew.
 * A Bengali page has English terms in it; an English one can do without Bengali.
 */
function preloadFonts(html: string, styles: string): string {
  const isBengali = html.includes('<html lang="bn"')
  const files = new Set((styles.match(fontFile) ?? []).filter((file) => isBengali || file.includes('/latin-')))
  return [...files]
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
    .join('')
}

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

type Painted = { html: string; styleHashes: string[]; scriptHashes: string[] }

/**
 * Lets the first paint wait for nothing but the page itself. Style sheets go into the page; their links stay for the
 * router, which knows them, as print sheets. The icon, a few hundred bytes, goes into the page too: a browser asks for it first
 * of all. The sheets and the scripts, of which there are 100 kB, are asked for when the page stands: before that they would
 * take the line from the fonts and the first picture.
 */
export function paintFirst(html: string, readFile: (path: string) => string): Painted {
  const styleHashes: string[] = []
  let styles = ''
  const painted = html.replace(sheetLink, (link, path: string) => {
    const source = readFile(path)
    styleHashes.push(hashOf(source))
    styles += source
    return `<style>${source}</style>${link.replace('rel=', 'data-later=').replace('/>', ' media="print"/>')}`
  })
  const later = painted
    .replace('<style>', `${preloadFonts(html, styles)}<style>`)
    .replace(
      iconLink,
      (_, path: string) => `<link rel="icon" href="${asAddress(readFile(path))}" type="image/svg+xml"/>`,
    )
    .replace(manifestLink, '<link data-later="manifest"')
    .replace(preloadedScript, '<link data-later="modulepreload" ')
    .replace(pageScript, '<script type="later">')
    .replace('</body>', `<script>${starter}</script></body>`)
  return { html: later, styleHashes, scriptHashes: [hashOf(starter)] }
}

/** A drawing as an address that stands in an attribute. */
const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replace(/["%#<>\s]/g, (sign) => (/\s/.test(sign) ? ' ' : encodeURIComponent(sign)))}`

/** Reads a file of the build once: it stays as it is for as long as this process lives. */
export function createFileReader(clientFolder: string): (path: string) => string {
  const files = new Map<string, string>()
  return (path) => {
    const known = files.get(path)
    if (known !== undefined) return known
    const source = readFileSync(clientFolder + path, 'utf8')
    if (source.includes('</style')) throw new Error(`${path} cannot stand inside a page`)
    files.set(path, source)
    return source
  }
}

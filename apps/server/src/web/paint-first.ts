import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const preloadedScript = /<link rel="modulepreload" /g
const pageScript = /<script type="module" async="">/
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/**
 * Runs in the page: the scripts start once something is on the screen. A tab in the background paints nothing, and an old
 * browser does not say when it has: there they start at once, and after three seconds in any case.
 */
const starter = `(function(d,begun){function begin(){if(begun)return;begun=true;d.querySelectorAll('link[data-later]').forEach(function(l){l.rel=l.dataset.later});var s=d.createElement('script');s.type='module';s.textContent=d.querySelector('script[type=later]').textContent;d.head.append(s);s.remove()}if(d.hidden||!self.PerformanceObserver||(PerformanceObserver.supportedEntryTypes||[]).indexOf('paint')<0)return begin();new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint').length&&begin()}).observe({type:'paint',buffered:true});d.addEventListener('visibilitychange',begin);setTimeout(begin,3000)})(document)`

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

type Painted = { html: string; styleHashes: string[]; scriptHashes: string[] }

/**
 * Lets the first paint wait for nothing but the page itself. Style sheets go into the page; their links stay for the
 * router, which knows them, as print sheets. These and the scripts, of which there are 100 kB, are asked for when the page
 * stands: before that they would take the line from the fonts and the first picture.
 */
export function paintFirst(html: string, readSheet: (path: string) => string): Painted {
  const styleHashes: string[] = []
  const painted = html.replace(sheetLink, (link, path: string) => {
    const source = readSheet(path)
    styleHashes.push(hashOf(source))
    return `<style>${source}</style>${link.replace('rel=', 'data-later=').replace('/>', ' media="print"/>')}`
  })
  const later = painted
    .replace(preloadedScript, '<link data-later="modulepreload" ')
    .replace(pageScript, '<script type="later">')
    .replace('</body>', `<script>${starter}</script></body>`)
  return { html: later, styleHashes, scriptHashes: [hashOf(starter)] }
}

/** Reads a built style sheet once. Its name carries a hash of its content, so it never changes. */
export function createSheetReader(clientFolder: string): (path: string) => string {
  const sheets = new Map<string, string>()
  return (path) => {
    const known = sheets.get(path)
    if (known !== undefined) return known
    const source = readFileSync(clientFolder + path, 'utf8')
    if (source.includes('</style')) throw new Error(`${path} cannot stand inside a page`)
    sheets.set(path, source)
    return source
  }
}

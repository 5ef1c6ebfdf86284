import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const preloadedScript = /<link rel="modulepreload" /g
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/**
 * Lets the first paint wait for nothing but the page itself. Style sheets go into the page; their links stay for the
 * router, which knows them, but as print sheets they hold nothing up. Scripts, of which there are 100 kB, no longer take
 * the line from the fonts and the first picture.
 */
export function paintFirst(html: string, readSheet: (path: string) => string): { html: string; styleHashes: string[] } {
  const hashes: string[] = []
  const painted = html.replace(preloadedScript, '$&fetchpriority="low" ').replace(sheetLink, (link, path: string) => {
    const source = readSheet(path)
    hashes.push(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
    return `<style>${source}</style>${link.replace('/>', ' media="print"/>')}`
  })
  return { html: painted, styleHashes: hashes }
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

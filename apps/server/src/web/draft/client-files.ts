import { readFileSync } from 'node:fs'
import type { PageFiles } from '@prostuti/contract'

/** What pages take from the browser's half of the build. */
export type ClientFiles = {
  read: (path: string) => string
  /** The address of the script that a page has which is read before it is used. */
  firstScript: () => string
  /** What the page at an address under /my is made of, by its name in the route table (`apps/web/scripts/list-page-files.ts`). */
  pageFiles: (page: string) => PageFiles | undefined
}

/** Each file is read once: it stays as it is for as long as this process lives. */
export function openClientFiles(clientFolder: string): ClientFiles {
  const files = new Map<string, string>()
  const read = (path: string) => {
    const known = files.get(path)
    if (known !== undefined) return known
    const source = readFileSync(clientFolder + path, 'utf8')
    if (source.includes('</style')) throw new Error(`${path} cannot stand inside a page`)
    files.set(path, source)
    return source
  }
  let pages: Record<string, PageFiles> | undefined
  return {
    read,
    firstScript: () => read('/../server/first-script.txt').trim(),
    pageFiles(page) {
      pages ??= JSON.parse(read('/../server/page-files.json')) as Record<string, PageFiles>
      return pages[page]
    },
  }
}

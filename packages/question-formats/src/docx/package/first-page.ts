import { readElements } from '../../xml/read-elements.ts'
import type { DocxPackage } from './open-package.ts'
import { textChunks } from './relationships.ts'

/** Where the pages begin only Word itself knows, and writes down where it drew them. 1 if it has, null if no page is known. */
export async function readFirstPage({ zip }: DocxPackage): Promise<number | null> {
  const path = 'docProps/app.xml'
  if (!zip.has(path)) return null
  for await (const { text } of readElements(textChunks(zip, path), (name) => name === 'Application'))
    if (text.startsWith('Microsoft')) return 1
  return null
}

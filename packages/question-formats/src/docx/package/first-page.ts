import { elementsOf } from '../../office/relationships.ts'
import type { DocxPackage } from './open-package.ts'

/** Where the pages begin only Word itself knows, and writes down where it drew them. 1 if it has, null if no page is known. */
export async function readFirstPage({ zip }: DocxPackage): Promise<number | null> {
  for await (const { text } of elementsOf(zip, 'docProps/app.xml', ['Application']))
    if (text.startsWith('Microsoft')) return 1
  return null
}

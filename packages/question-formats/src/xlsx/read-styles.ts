import { elementsOf } from '../office/relationships.ts'
import { childOf, childrenOf } from '../xml/xml-element.ts'
import type { Zip } from '../zip/open-zip.ts'

/** How the cells of one style are shown: in which font, and what their numbers are. */
export type CellStyle = { font: string | null; shows: 'number' | 'date' | 'percent' }

/** By their place in the file, which is what cells name. */
export async function readStyles(zip: Zip, path: string): Promise<CellStyle[]> {
  const fonts: (string | null)[] = []
  const formats = new Map<string, string>()
  const styles: CellStyle[] = []
  for await (const element of elementsOf(zip, path, ['numFmts', 'fonts', 'cellXfs'])) {
    for (const format of childrenOf(element, 'numFmt'))
      formats.set(format.attributes.numFmtId ?? '', format.attributes.formatCode ?? '')
    for (const font of childrenOf(element, 'font')) fonts.push(childOf(font, 'name')?.attributes.val ?? null)
    for (const { attributes } of childrenOf(element, 'xf'))
      styles.push({
        font: fonts[Number(attributes.fontId ?? 0)] ?? null,
        shows: kindOf(attributes.numFmtId ?? '0', formats),
      })
  }
  return styles
}

function kindOf(id: string, formats: ReadonlyMap<string, string>): CellStyle['shows'] {
  const number = Number(id)
  if ((number >= 14 && number <= 22) || (number >= 45 && number <= 47)) return 'date'
  if (number === 9 || number === 10) return 'percent'
  // Colours, conditions and words in a format say nothing about the number.
  const code = (formats.get(id) ?? '').replace(/\[[^\]]{0,40}\]|"[^"]{0,40}"|\\./g, '')
  if (/[dmyhs]/i.test(code) && !/general/i.test(code)) return 'date'
  return code.includes('%') ? 'percent' : 'number'
}

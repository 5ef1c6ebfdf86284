import type { FilePicture } from '../file-question.ts'
import { elementsOf, localName, readRelationships } from '../office/relationships.ts'
import { tidyLine, tidyText } from '../text/tidy-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import type { Zip } from '../zip/open-zip.ts'

/** A picture over a sheet: in which row and column, from 1, it begins, and where its bytes are. */
export type AnchoredPicture = { row: number; column: number; path: string; name: string; alt: FilePicture['alt'] }

/** Pictures in the order of the file, by the row in which they begin. */
export async function readPictures(zip: Zip, sheetPath: string): Promise<Map<number, AnchoredPicture[]>> {
  const byRow = new Map<number, AnchoredPicture[]>()
  for (const { type, target } of (await readRelationships(zip, sheetPath)).values()) {
    if (type !== 'drawing') continue
    const links = await readRelationships(zip, target)
    for await (const anchor of elementsOf(zip, target, ['oneCellAnchor', 'twoCellAnchor'])) {
      const picture = readAnchor(anchor, (id) => links.get(id)?.target)
      if (picture !== null && zip.has(picture.path))
        byRow.set(picture.row, [...(byRow.get(picture.row) ?? []), picture])
    }
  }
  return byRow
}

const within = (element: XmlElement | undefined, ...names: string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => localName(child.name) === name),
    element,
  )

function readAnchor(anchor: XmlElement, pathOf: (id: string) => string | undefined): AnchoredPicture | null {
  const from = within(anchor, 'from')
  const blip = within(anchor, 'pic', 'blipFill', 'blip')
  const path = pathOf(blip?.attributes['r:embed'] ?? '')
  const { name = '', descr = '', title = '' } = within(anchor, 'pic', 'nvPicPr', 'cNvPr')?.attributes ?? {}
  if (path === undefined) return null
  const [bn, en] = [tidyText(descr), tidyText(title)]
  return {
    row: Number(within(from, 'row')?.text ?? 0) + 1,
    column: Number(within(from, 'col')?.text ?? 0) + 1,
    path,
    // Excel calls its pictures “Picture 1”; then the file's own name says more.
    name: /\.\w{2,5}$/.test(name) ? tidyLine(name) : path.slice(path.lastIndexOf('/') + 1),
    alt: bn === '' ? (en === '' ? null : { bn: en }) : { bn, ...(en !== '' && { en }) },
  }
}

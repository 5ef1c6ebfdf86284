import { refusalOfCompound } from '../../office/compound-file.ts'
import { elementsOf, type Relationship, readRelationships } from '../../office/relationships.ts'
import { UnreadableFile } from '../../reading.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { openZip, type Zip } from '../../zip/open-zip.ts'

/** A Word file: its archive, the part with the text, and what that part names. */
export type DocxPackage = { zip: Zip; main: string; relationships: Map<string, Relationship> }

export async function openPackage(file: Uint8Array): Promise<DocxPackage> {
  const refusal = refusalOfCompound(file)
  if (refusal !== null) throw new UnreadableFile(refusal)
  if (file[0] !== 0x50 || file[1] !== 0x4b) throw new UnreadableFile('unknown_format')
  const zip = openZip(file)
  const main = await findMain(zip)
  return { zip, main, relationships: await readRelationships(zip, main) }
}

/** The main part may have any name; the package says which it is. */
async function findMain(zip: Zip): Promise<string> {
  const targets = [...(await readRelationships(zip, '')).values()]
  const main = targets.find(({ type }) => type === 'officeDocument')?.target
  // A workbook or a presentation is a package too.
  if (main === undefined || !zip.has(main) || /^(?:xl|ppt)\//.test(main)) throw new UnreadableFile('unknown_format')
  return main
}

/** Elements of the one part of a kind (styles, numbering, theme), by their names; none where there is no such part. */
export async function* elementsOfPart(
  { zip, relationships }: DocxPackage,
  type: string,
  names: readonly string[],
): AsyncGenerator<XmlElement, void, void> {
  const part = [...relationships.values()].find((each) => each.type === type)
  if (part) yield* elementsOf(zip, part.target, names)
}

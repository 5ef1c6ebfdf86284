import { UnreadableFile } from '../../reading.ts'
import { openZip, type Zip } from '../../zip/open-zip.ts'
import { type Relationship, readRelationships } from './relationships.ts'

/** A Word file: its archive, the part with the text, and what that part names. */
export type DocxPackage = { zip: Zip; main: string; relationships: Map<string, Relationship> }

/** What Word wrote before 2007, and what it wraps a file in that asks for a password. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

export async function openPackage(file: Uint8Array): Promise<DocxPackage> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.subarray(0, 8).equals(compound))
    throw new UnreadableFile(bytes.includes(encrypted) ? 'protected' : 'legacy_word')
  if (bytes.toString('latin1', 0, 2) !== 'PK') throw new UnreadableFile('unknown_format')
  const zip = openZip(file)
  const main = await findMain(zip)
  return { zip, main, relationships: await readRelationships(zip, main) }
}

/** The main part may have any name; the package says which it is. */
async function findMain(zip: Zip): Promise<string> {
  const targets = [...(await readRelationships(zip, '')).values()]
  const main = targets.find(({ type, isExternal }) => type === 'officeDocument' && !isExternal)?.target
  // A workbook or a presentation is a package too.
  if (main === undefined || !zip.has(main) || /^(?:xl|ppt)\//.test(main)) throw new UnreadableFile('unknown_format')
  return main
}

/** The path of the one part of a kind: styles, numbering, theme. */
export const partOf = ({ zip, relationships }: DocxPackage, type: string): string | undefined =>
  [...relationships.values()].find((each) => each.type === type && !each.isExternal && zip.has(each.target))?.target

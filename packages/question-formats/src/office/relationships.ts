import { readElements } from '../xml/read-elements.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import type { Zip } from '../zip/open-zip.ts'

export type Relationship = { type: string; target: string }

/** Elements of a part, by their names without the prefix; a part that is not there has none. */
export async function* elementsOf(
  zip: Zip,
  path: string,
  names: readonly string[],
): AsyncGenerator<XmlElement, void, void> {
  if (!zip.has(path)) return
  yield* readElements(textOfPart(zip, path), (name) => names.includes(localName(name)))
}

/** A part as text, piece by piece. */
export async function* textOfPart(zip: Zip, path: string): AsyncGenerator<string, void, void> {
  let decoder: TextDecoder | undefined
  for await (const chunk of zip.chunks(path)) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8')
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** To which parts of the archive a part points, by id. What lies outside of the file is left out: nothing is ever fetched. */
export async function readRelationships(zip: Zip, path: string): Promise<Map<string, Relationship>> {
  const slash = path.lastIndexOf('/')
  const folder = path.slice(0, slash + 1)
  const found = new Map<string, Relationship>()
  for await (const { attributes } of elementsOf(zip, `${folder}_rels/${path.slice(slash + 1)}.rels`, [
    'Relationship',
  ])) {
    if (attributes.TargetMode === 'External') continue
    const { Id = '', Type = '', Target = '' } = attributes
    found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolvePath(folder, Target) })
  }
  return found
}

function resolvePath(folder: string, target: string): string {
  const parts: string[] = []
  for (const part of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

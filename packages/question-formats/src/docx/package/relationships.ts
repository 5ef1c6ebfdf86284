import { readElements } from '../../xml/read-elements.ts'
import type { DocxPackage } from './open-package.ts'

/** What a part names: pictures, styles, addresses. What lies outside of the file is never fetched. */
export type Relationship = { type: string; target: string; isExternal: boolean }

/** The relationships of a part by their ids, with targets as paths in the archive. */
export async function readRelationships(zip: DocxPackage['zip'], part: string): Promise<Map<string, Relationship>> {
  const found = new Map<string, Relationship>()
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`
  if (!zip.has(path)) return found
  for await (const { attributes } of readElements(textChunks(zip, path), (name) => name === 'Relationship')) {
    const { Id: id, Type: type = '', Target: target = '', TargetMode: mode } = attributes
    const isExternal = mode === 'External'
    // The last word of the type is the same in the strict variant of the format.
    if (id)
      found.set(id, {
        type: type.split('/').at(-1) ?? '',
        target: isExternal ? target : resolve(folder, target),
        isExternal,
      })
  }
  return found
}

function resolve(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path: string[] = []
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}

/** A part of the archive as text, piece by piece. */
export async function* textChunks(zip: DocxPackage['zip'], path: string): AsyncGenerator<string, void, void> {
  let decoder: TextDecoder | undefined
  for await (const chunk of zip.chunks(path)) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8')
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

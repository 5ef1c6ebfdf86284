import { createInflateRaw } from 'node:zlib'
import { UnreadableFile } from '../reading.ts'
import { readDirectory, type ZipEntry } from './read-directory.ts'

const megabyte = 1024 * 1024
/** Of what is really unpacked: the directory of an archive may say anything. */
const partAtMost = 50 * megabyte
const wholeAtMost = 100 * megabyte
/** Beyond the first megabyte; a text packs to a tenth, and only zeros to a thousandth. */
const packedAtMost = 200

/** An archive whose parts are unpacked one by one, as they are asked for, and never to the disk. */
export type Zip = {
  paths: string[]
  has(path: string): boolean
  /** A part piece by piece. A part that is not there is a file that is broken. */
  chunks(path: string): AsyncGenerator<Uint8Array, void, void>
  read(path: string): Promise<Uint8Array>
}

export function openZip(file: Uint8Array): Zip {
  const entries = readDirectory(file)
  let unpacked = 0

  async function* chunks(path: string): AsyncGenerator<Uint8Array, void, void> {
    const entry = entries.get(path)
    if (entry === undefined) throw new UnreadableFile('broken')
    let size = 0
    for await (const chunk of unpack(entry)) {
      size += chunk.length
      unpacked += chunk.length
      const isBomb = size > megabyte && size > entry.packed.length * packedAtMost
      if (size > partAtMost || unpacked > wholeAtMost || isBomb) throw new UnreadableFile('dangerous')
      yield chunk
    }
  }

  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    chunks,
    async read(path) {
      const pieces: Uint8Array[] = []
      for await (const chunk of chunks(path)) pieces.push(chunk)
      const { buffer, byteOffset, length } = Buffer.concat(pieces)
      return new Uint8Array(buffer, byteOffset, length)
    },
  }
}

async function* unpack({ packed, isDeflated }: ZipEntry): AsyncGenerator<Uint8Array, void, void> {
  if (!isDeflated) {
    yield packed
    return
  }
  const inflating = createInflateRaw({ chunkSize: 64 * 1024 })
  inflating.end(packed)
  try {
    for await (const chunk of inflating) yield chunk as Buffer
  } catch (cause) {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile('broken')
  }
}

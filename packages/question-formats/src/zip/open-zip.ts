import { createInflateRaw } from 'node:zlib'
import { UnreadableFile } from '../reading.ts'
import { readDirectory, type ZipEntry } from './read-directory.ts'
import { ratioFrom, type ZipLimits, zipLimits } from './zip-limits.ts'

/** An archive whose parts are unpacked one by one, as they are asked for, and never to the disk. */
export type Zip = {
  paths: string[]
  has(path: string): boolean
  /** A part piece by piece. A part that is not there is a file that is broken. */
  chunks(path: string): AsyncGenerator<Uint8Array, void, void>
  read(path: string): Promise<Uint8Array>
  /** How large a part is once unpacked; none of it is kept. */
  measure(path: string): Promise<number>
}

export function openZip(file: Uint8Array, limits: ZipLimits = zipLimits): Zip {
  if (file.length > limits.file) throw new UnreadableFile('too_big')
  const entries = readDirectory(file, limits.entries)
  /** How much was unpacked of each part, at most: one that is asked for again counts once. */
  const sizes = new Map<ZipEntry, number>()
  let unpacked = 0

  const count = (entry: ZipEntry, size: number): void => {
    unpacked += Math.max(0, size - (sizes.get(entry) ?? 0))
    sizes.set(entry, Math.max(size, sizes.get(entry) ?? 0))
    const isBomb = size > ratioFrom && size > entry.packed.length * limits.ratio
    if (size > limits.part || unpacked > limits.whole || isBomb) throw new UnreadableFile('dangerous')
  }

  async function* chunks(path: string): AsyncGenerator<Uint8Array, void, void> {
    const entry = entries.get(path)
    if (entry === undefined) throw new UnreadableFile('broken')
    let size = 0
    for await (const chunk of unpack(entry)) {
      size += chunk.length
      count(entry, size)
      yield chunk
    }
  }

  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    chunks,
    async measure(path) {
      let size = 0
      for await (const chunk of chunks(path)) size += chunk.length
      return size
    },
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

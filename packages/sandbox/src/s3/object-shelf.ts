import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Blob = { path: string; bytes: number; md5: string; sha256: string }
export type StoredObject = {
  blobs: Blob[]
  bytes: number
  etag: string
  modified: Date
  headers: Record<string, string>
}

/** What the bucket holds, on disk, so that a large file costs no memory. */
export async function openShelf() {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-s3-'))

  return {
    async take(body: Readable): Promise<Blob> {
      const path = join(folder, randomBytes(12).toString('hex'))
      const [md5, sha256] = [createHash('md5'), createHash('sha256')]
      let bytes = 0
      const counted = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length
          md5.update(chunk)
          sha256.update(chunk)
          yield chunk
        }
      }
      await pipeline(body, counted, createWriteStream(path))
      return { path, bytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
    },
    async *read({ blobs }: StoredObject, from: number, to: number): AsyncGenerator<Buffer> {
      let begins = 0
      for (const { path, bytes } of blobs) {
        const [start, end] = [Math.max(0, from - begins), Math.min(bytes - 1, to - begins)]
        if (start <= end) yield* createReadStream(path, { start, end }) as AsyncIterable<Buffer>
        begins += bytes
      }
    },
    drop: (blobs: Blob[]) => Promise.all(blobs.map(({ path }) => rm(path, { force: true }))),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

export type Shelf = Awaited<ReturnType<typeof openShelf>>

/** As stores reckon it: of several parts, the hash of their hashes and how many they are. */
export function etagOf(blobs: Blob[], isInParts: boolean): string {
  if (!isInParts) return `"${blobs[0]!.md5}"`
  const all = Buffer.concat(blobs.map(({ md5 }) => Buffer.from(md5, 'hex')))
  return `"${createHash('md5').update(all).digest('hex')}-${blobs.length}"`
}

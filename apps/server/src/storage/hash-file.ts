import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Of the whole file, read once from front to back. */
export const hashFile = async (path: string): Promise<string> =>
  (await hashStream(createReadStream(path, { highWaterMark: 1024 * 1024 }))).sha256

export async function hashStream(content: AsyncIterable<Buffer>): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { sha256: hash.digest('hex'), bytes }
}

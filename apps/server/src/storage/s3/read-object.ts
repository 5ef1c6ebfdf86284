import type { IncomingMessage } from 'node:http'
import { chunksOf } from './chunks-of.ts'
import { type S3Client, S3Error } from './s3-client.ts'

/** How long a store may fall silent in the middle of a file, and how often it may break off in a row. */
const silenceMs = 8_000
const breaks = 3

type Stretch = { key: string; from: number; to: number; etag: string; begun: IncomingMessage }

/** The bytes of an object as they come. Where the store breaks off, the rest is asked for, of the very same object. */
export async function* readObject(client: S3Client, { key, from, to, etag, begun }: Stretch): AsyncGenerator<Buffer> {
  let chunks: AsyncGenerator<Buffer> | undefined = chunksOf(begun, silenceMs)
  let broken = 0
  let at = from
  try {
    while (at <= to) {
      const chunk: Buffer | undefined = await next()
      if (chunk === undefined) continue
      at += chunk.length
      broken = 0
      yield chunk
    }
  } finally {
    await chunks?.return(undefined)
  }

  async function next(): Promise<Buffer | undefined> {
    try {
      chunks ??= chunksOf(await rest(), silenceMs)
      const { value, done } = await chunks.next()
      if (done === true) throw new S3Error(0, 'ended early')
      return value
    } catch (error) {
      chunks = undefined
      broken += 1
      if (broken > breaks) throw error instanceof S3Error ? error : new S3Error(0, 'cut', error)
      return undefined
    }
  }

  async function rest(): Promise<IncomingMessage> {
    const response = await client.open({ method: 'GET', key, headers: { range: `bytes=${at}-${to}` } })
    if (response.statusCode === 206 && response.headers.etag === etag) return response
    response.destroy()
    broken = breaks
    throw new S3Error(0, 'another object')
  }
}

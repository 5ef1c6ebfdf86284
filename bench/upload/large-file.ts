import { createCipheriv, createHash } from 'node:crypto'
import { buildMp4 } from '../../apps/server/src/testing/build-mp4.ts'

const head = buildMp4({ seconds: 3600, height: 720 })
const block = 1024 * 1024

/** Bytes that look like chance and are always the same, from any place on: a key stream, made while it is read. */
function* chance(from: number, to: number): Generator<Buffer> {
  const counter = Buffer.alloc(16)
  counter.writeBigUInt64BE(BigInt(Math.floor(from / 16)), 8)
  const stream = createCipheriv('aes-256-ctr', Buffer.alloc(32, 7), counter)
  stream.update(Buffer.alloc(from % 16))
  for (let at = from; at < to; at += block) yield stream.update(Buffer.alloc(Math.min(block, to - at)))
}

/** A video of this size from this place on: the head of one, then nothing to see. Never in memory as a whole. */
export function* videoFrom(offset: number, bytes: number): Generator<Buffer> {
  if (offset < head.length) yield head.subarray(offset)
  yield* chance(Math.max(offset, head.length), bytes)
}

export function hashOf(bytes: number): string {
  const hash = createHash('sha256')
  for (const part of videoFrom(0, bytes)) hash.update(part)
  return hash.digest('hex')
}

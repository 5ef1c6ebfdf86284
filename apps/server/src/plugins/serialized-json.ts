import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { encodingFor } from './accept-encoding.ts'

const worthCompressing = 1024

export const readyJsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Below it is done at once: to hand so little to another thread and wait for it takes longer than the work itself. */
const worthAThread = 16 * 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A compressed paper fits into one piece; the usual small ones would each come back to the main thread. */
const chunkSize = 64 * 1024
const smallChunk = 8 * 1024

/** Lightly and off the main thread: a whole hall asks for its papers in the same seconds. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 1 }
const level = constants.Z_BEST_SPEED
const compressors = {
  br: (json: Buffer) => compressBrotli(json, { chunkSize, params: quality }),
  gzip: (json: Buffer) => compressGzip(json, { chunkSize, level }),
}
const compressorsAtOnce = {
  br: (json: Buffer) => brotliCompressSync(json, { chunkSize: smallChunk, params: quality }),
  gzip: (json: Buffer) => gzipSync(json, { chunkSize: smallChunk, level }),
}

/**
 * An answer that is JSON already: sent as it stands, without a walk through the schema or through the compression of other
 * calls. `T` is what the contract says it is; the tests hold it to that.
 */
export function serializedJson<T>(reply: FastifyReply, json: string | Buffer): T {
  reply.headers(readyJsonHeaders)
  return json as unknown as T
}

export async function compressedJson<T>(reply: FastifyReply, json: Buffer): Promise<T> {
  return sendPacked(reply, await packJson(json, encodingOf(reply)))
}

type Encoding = ReturnType<typeof encodingFor>
export type Packed = { encoding: Encoding; bytes: Buffer }

/** How the one who asks wants it packed. */
export const encodingOf = ({ request }: FastifyReply): Encoding =>
  encodingFor(request.headers['accept-encoding'] as string | undefined)

export async function packJson(json: Buffer, encoding: Encoding): Promise<Packed> {
  if (encoding === 'identity' || json.length < worthCompressing) return { encoding: 'identity', bytes: json }
  if (json.length < worthAThread) return { encoding, bytes: compressorsAtOnce[encoding](json) }
  return { encoding, bytes: await compressors[encoding](json) }
}

export function sendPacked<T>(reply: FastifyReply, { encoding, bytes }: Packed): T {
  reply.header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return serializedJson(reply, bytes)
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { encodingFor } from '../../../plugins/accept-encoding.ts'

const worthPressing = 1024

const pressBrotli = promisify(brotliCompress)
const pressGzip = promisify(gzip)
/** A pressed paper fits into one piece; the usual small ones would each come back to the main thread. */
const chunkSize = 64 * 1024

/** Lightly and off the main thread: a whole hall asks for its papers in the same seconds. */
const presses = {
  br: (json: Buffer) => pressBrotli(json, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (json: Buffer) => pressGzip(json, { chunkSize, level: constants.Z_BEST_SPEED }),
}

/**
 * An answer that is JSON already: sent as it stands, without a walk through the schema or through the compression of other
 * calls. `T` is what the contract says it is; the tests hold it to that.
 */
export function readyJson<T>(reply: FastifyReply, json: string | Buffer): T {
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
  return json as unknown as T
}

export async function readyLongJson<T>(reply: FastifyReply, json: Buffer): Promise<T> {
  reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(reply.request.headers['accept-encoding'] as string | undefined)
  if (encoding === 'identity' || json.length < worthPressing) return readyJson(reply, json)
  const pressed = await presses[encoding](json)
  reply.header('content-encoding', encoding)
  return readyJson(reply, pressed)
}

import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { registerAcceptEncoding } from './accept-encoding.ts'

/** For API answers only: pages and files are compressed once, when they are made. */
export async function registerApiCompression(api: FastifyInstance): Promise<void> {
  registerAcceptEncoding(api)
  await api.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Nobody sends a compressed body, and unpacking one for a stranger is work they should not be able to ask for.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}

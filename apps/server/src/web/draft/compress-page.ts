import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from '../../plugins/accept-encoding.ts'

export type Bodies = Record<Encoding, Uint8Array<ArrayBuffer>>

/** Quickly, because somebody waits for the page: a few milliseconds for a hundred kilobytes. */
export function compressPage(html: string): Bodies {
  const identity = new TextEncoder().encode(html)
  return { identity, br: brotli(identity, 6), gzip: new Uint8Array(gzipSync(identity, { level: 6 })) }
}

/** For a page that is asked for again: a tenth smaller for every reader after this one, for as long as another render takes. */
export const compressHarder = (identity: Uint8Array): Uint8Array<ArrayBuffer> => brotli(identity, 10)

/** Copied out of the pool of small buffers, so that it can be handed to another thread. */
const brotli = (body: Uint8Array, quality: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  )

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page ready for the wire: each encoding made once, with the headers that belong to it. */
export type FinishedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function finishPage(status: number, html: string, headers: Record<string, string>): Promise<FinishedPage> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    zip(identity, { level: 6 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, bodies: { br, gzip: gzipped, identity } }
}

export function encodingFor(accepted: string | undefined): keyof FinishedPage['bodies'] {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../plugins/accept-encoding.ts'
import type { Draft } from './draft-page.ts'

/** A page ready for the wire: headers and body of each encoding are made once and only written out after that. */
export type FinishedPage = {
  status: number
  etag: string
  mayBeKept: boolean
  /** Whether it has been pressed as small as it goes, or is being. */
  pressed: boolean
  answers: Record<Encoding, { headers: string[]; body: Buffer }>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const press = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })

type RenderedPage = Pick<Draft, 'status' | 'body' | 'headers'>

export async function finishPage({ status, body, headers }: RenderedPage): Promise<FinishedPage> {
  const identity = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const bodies: Record<Encoding, Buffer> = {
    identity,
    br: await press(identity, 6),
    gzip: await zip(identity, { level: 6 }),
  }
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const whole = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding', etag, ...headers }
  const answer = (encoding: Encoding) => ({
    body: bodies[encoding],
    headers: Object.entries({
      ...whole,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bodies[encoding].length),
    }).flat(),
  })
  return {
    status,
    etag,
    mayBeKept: status === 200 && whole['cache-control'] !== 'no-store',
    pressed: false,
    answers: { br: answer('br'), gzip: answer('gzip'), identity: answer('identity') },
  }
}

/**
 * For a page that is asked for again: a tenth smaller for every reader after this one, for a fifth of a second on another
 * thread. What is asked for once is not worth it.
 */
export async function pressHarder(page: FinishedPage): Promise<void> {
  if (page.pressed) return
  page.pressed = true
  const body = await press(page.answers.identity.body, constants.BROTLI_MAX_QUALITY)
  const headers = page.answers.br.headers.with(-1, String(body.length))
  page.answers.br = { headers, body }
}

import { createHash } from 'node:crypto'
import type { Encoding } from '../plugins/accept-encoding.ts'
import type { Draft } from './draft-page.ts'

/** A page ready for the wire: headers and body of each encoding are made once and only written out after that. */
export type FinishedPage = {
  status: number
  etag: string
  mayBeCached: boolean
  /** Whether it has been compressed as far as it goes, or is being. */
  isCompressedHarder: boolean
  answers: Record<Encoding, { headers: string[]; body: Uint8Array }>
}

type RenderedPage = Pick<Draft, 'status' | 'bodies' | 'headers'>

export function finishPage({ status, bodies, headers }: RenderedPage): FinishedPage {
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
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
    mayBeCached: status === 200 && whole['cache-control'] !== 'no-store',
    isCompressedHarder: false,
    answers: { br: answer('br'), gzip: answer('gzip'), identity: answer('identity') },
  }
}

/** What is asked for once is not worth it. */
export async function shrinkPage(
  page: FinishedPage,
  compress: (page: Uint8Array) => Promise<Uint8Array>,
): Promise<void> {
  if (page.isCompressedHarder) return
  page.isCompressedHarder = true
  const body = await compress(page.answers.identity.body)
  const headers = page.answers.br.headers.with(-1, String(body.length))
  page.answers.br = { headers, body }
}

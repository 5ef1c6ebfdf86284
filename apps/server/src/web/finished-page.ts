import { createHash } from 'node:crypto'
import type { Encoding } from '../plugins/accept-encoding.ts'
import type { Bodies } from './draft/compress-page.ts'
import type { Draft } from './draft/draft-page.ts'

/** A page ready for the wire: headers and body of each encoding are made once and only written out after that. */
export type FinishedPage = {
  status: number
  etag: string
  mayBeCached: boolean
  /** Whether it has been compressed as far as it goes, or is being. */
  isCompressedHarder: boolean
  answers: Answers
  /** The data that made it, where the page itself has been sent without. */
  state: { key: string; answers: Answers } | undefined
}

export type Answers = Record<Encoding, { headers: string[]; body: Uint8Array }>

type RenderedPage = Pick<Draft, 'status' | 'bodies' | 'headers'> & Partial<Pick<Draft, 'state'>>

const stateHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  // Its address says what is in it.
  'cache-control': 'private, max-age=3600, immutable',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

export function finishPage({ status, bodies, headers, state }: RenderedPage): FinishedPage {
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
  const whole = {
    'cache-control': 'private, no-cache',
    vary: 'Cookie, X-Language, Accept-Encoding',
    etag,
    // By it the service worker knows our pages from what somebody between us and the reader says in their place.
    'x-page': 'prostuti',
    ...headers,
  }
  return {
    status,
    etag,
    mayBeCached: status === 200 && whole['cache-control'] !== 'no-store',
    isCompressedHarder: false,
    answers: answersOf(bodies, whole),
    state: state && { key: state.key, answers: answersOf(state.bodies, stateHeaders) },
  }
}

function answersOf(bodies: Bodies, headers: Record<string, string>): Answers {
  const answer = (encoding: Encoding) => ({
    body: bodies[encoding],
    headers: Object.entries({
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bodies[encoding].length),
    }).flat(),
  })
  return { br: answer('br'), gzip: answer('gzip'), identity: answer('identity') }
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

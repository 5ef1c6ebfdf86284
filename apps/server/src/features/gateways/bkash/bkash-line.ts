import type { Db } from '@prostuti/db'
import { createSharedToken, type FreshToken } from '../../../outbound/shared-token.ts'
import { callGateway, defaultTimeoutMs, type GatewayReply } from '../call-gateway.ts'
import { GatewayAway } from '../gateway.ts'
import type { Journal } from '../journal.ts'
import { isFine, isTokenRefusal, read, tokenAnswer } from './answers.ts'

export type BkashOptions = {
  baseUrl: string
  username: string
  password: string
  appKey: string
  appSecret: string
  /** Where browsers come back to. */
  publicUrl: string
  db: Db
  clock: () => Date
  journal: Journal
  timeoutMs?: number
}

export type BkashCall = {
  transaction: string
  kind: string
  path: string
  body: Record<string, string>
  mark?: Record<string, unknown>
}

/** Others wait at the row's lock meanwhile, and a statement waits thirty seconds at most: a refresh and a grant must fit. */
const tokenTimeoutMs = 10_000

/** A token lives an hour. bKash gives about two in that time and shuts out who asks for more. */
const tokenTimes = { renewBeforeMs: 10 * 60_000, renewAgainAfterMs: 5 * 60_000 }

/** One question to bKash with the token all processes share; a token that is refused is renewed once. */
export function openBkashLine(options: BkashOptions): (call: BkashCall) => Promise<GatewayReply> {
  const { baseUrl, username, password, appKey, appSecret, db, clock, journal, timeoutMs = defaultTimeoutMs } = options
  const line = { gateway: 'bkash', journal, timeoutMs } as const
  const json = { 'content-type': 'application/json' }

  async function obtainToken(kind: 'grant' | 'refresh', more: Record<string, string>): Promise<FreshToken> {
    const asked = clock().getTime()
    // Written down nowhere: of a token there is nothing to say but secrets, and it belongs to no payment.
    const { body } = await callGateway(
      { ...line, timeoutMs: Math.min(timeoutMs, tokenTimeoutMs), journal: { ...journal, keep: async () => {} } },
      {
        transaction: '',
        kind,
        url: `${baseUrl}/v1.2.0-beta/tokenized/checkout/token/${kind}`,
        headers: { ...json, username, password },
        body: JSON.stringify({ app_key: appKey, app_secret: appSecret, ...more }),
        said: {},
      },
    )
    if (!isFine(body)) throw new GatewayAway('bkash', 'token', 'no token was given')
    const { id_token: idToken, refresh_token: refreshToken, expires_in: seconds } = read(tokenAnswer, body)
    return { idToken, refreshToken, expiresAt: new Date(asked + seconds * 1000) }
  }

  const tokens = createSharedToken(db, clock, {
    name: 'bkash',
    ...tokenTimes,
    isAway: (error) => error instanceof GatewayAway,
    away: (meaning) => new GatewayAway('bkash', 'token', meaning),
    grant: () => obtainToken('grant', {}),
    refresh: (refreshToken) => obtainToken('refresh', { refresh_token: refreshToken }),
  })

  const send = (token: string, { transaction, kind, path, body, mark }: BkashCall) =>
    callGateway(line, {
      transaction,
      kind,
      url: `${baseUrl}${path}`,
      headers: { ...json, authorization: token, 'x-app-key': appKey },
      body: JSON.stringify(body),
      said: body,
      ...(mark && { mark }),
    })

  return async (call) => {
    const token = await tokens.get()
    const reply = await send(token, call)
    if (!isTokenRefusal(reply.status, reply.body)) return reply
    const second = await send(await tokens.replace(token), call)
    if (isTokenRefusal(second.status, second.body)) throw new GatewayAway('bkash', 'token', 'the token is not taken')
    return second
  }
}

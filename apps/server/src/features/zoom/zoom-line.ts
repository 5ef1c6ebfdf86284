import type { Db } from '@prostuti/db'
import { z } from 'zod'
import { askJson, type JsonReply, Unanswered } from '../../outbound/ask-json.ts'
import { createSharedToken, type FreshToken } from '../../outbound/shared-token.ts'
import { ZoomAway } from './zoom.ts'

/** A server-to-server app of the centre's own Zoom account. */
export type ZoomAccount = {
  apiUrl: string
  /** Where its tokens are given. */
  tokenUrl: string
  accountId: string
  clientId: string
  clientSecret: string
}

type LineDeps = { db: Db; clock: () => Date; timeoutMs?: number | undefined }

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

const defaultTimeoutMs = 8000
const awayMs = 10_000

/** A token lives an hour, and there is none to refresh it with: another is simply asked for. */
const tokenTimes = { renewBeforeMs: 5 * 60_000, renewAgainAfterMs: 30_000 }

/** Posts to Zoom with the token that all processes share; a token that is refused is renewed once. */
export function openZoomLine(account: ZoomAccount, { db, clock, timeoutMs = defaultTimeoutMs }: LineDeps) {
  const { apiUrl, tokenUrl, accountId, clientId, clientSecret } = account

  async function post(url: string, headers: Record<string, string>, body: string): Promise<JsonReply> {
    try {
      return await askJson({ service: 'zoom', url, headers, body, timeoutMs })
    } catch (error) {
      throw error instanceof Unanswered ? new ZoomAway(error.code, error.message, awayMs) : error
    }
  }

  async function grant(): Promise<FreshToken> {
    const asked = clock().getTime()
    const query = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId })
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    const { body } = await post(
      `${tokenUrl}?${query}`,
      { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      '',
    )
    const given = tokenAnswer.safeParse(body)
    if (!given.success) throw new ZoomAway('token', 'no token was given', awayMs)
    return {
      idToken: given.data.access_token,
      refreshToken: '',
      expiresAt: new Date(asked + given.data.expires_in * 1000),
    }
  }

  const tokens = createSharedToken(db, clock, {
    name: 'zoom',
    ...tokenTimes,
    isAway: (error) => error instanceof ZoomAway,
    away: (meaning) => new ZoomAway('token', meaning, awayMs),
    grant,
    refresh: grant,
  })

  const send = (token: string, path: string, body: object) =>
    post(
      `${apiUrl}${path}`,
      { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      JSON.stringify(body),
    )

  return async (path: string, body: object): Promise<JsonReply> => {
    const token = await tokens.get()
    const reply = await send(token, path, body)
    if (reply.status !== 401) return reply
    const second = await send(await tokens.replace(token), path, body)
    if (second.status === 401) throw new ZoomAway('token', 'the token is not taken', awayMs)
    return second
  }
}

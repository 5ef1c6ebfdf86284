import type { Db } from '@prostuti/db'
import { z } from 'zod'
import { createSharedToken, type FreshToken } from '../../outbound/shared-token.ts'
import { type CourierLine, type CourierReply, callCourier, defaultTimeoutMs } from './call-courier.ts'
import { CourierAway } from './courier.ts'
import type { CourierMessage } from './store-courier-message.ts'

export type PathaoAccount = {
  baseUrl: string
  clientId: string
  clientSecret: string
  username: string
  password: string
  storeId: number
  /** What we set in their panel and they send as `X-PATHAO-Signature`; without one no webhook is believed. */
  webhookSecret?: string | undefined
  /** What they want to see in the answer to a webhook. */
  integrationSecret?: string | undefined
  trackingUrl: string | null
}

export type PathaoOptions = PathaoAccount & {
  db: Db
  clock: () => Date
  keep(message: CourierMessage): Promise<void>
  timeoutMs?: number
}

type PathaoCall = { invoice: string; kind: string; path: string; body?: Record<string, unknown> }

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
})

/** Others wait at the row's lock meanwhile, and a statement waits thirty seconds at most. */
const tokenTimeoutMs = 10_000

/** A token lives five days. */
const tokenTimes = { renewBeforeMs: 6 * 3_600_000, renewAgainAfterMs: 60_000 }

/** One question to Pathao with the token all processes share; a token that is refused is renewed once. */
export function openPathaoLine(options: PathaoOptions): (call: PathaoCall) => Promise<CourierReply> {
  const { baseUrl, clientId, clientSecret, username, password, db, clock, keep } = options
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs
  const line: CourierLine = { courier: 'pathao', keep, timeoutMs }

  async function obtainToken(more: Record<string, string>): Promise<FreshToken> {
    const asked = clock().getTime()
    const { body } = await callCourier(
      { ...line, timeoutMs: Math.min(timeoutMs, tokenTimeoutMs) },
      {
        // Written down nowhere: of a token there is nothing to say but secrets.
        invoice: null,
        kind: 'token',
        url: `${baseUrl}/aladdin/api/v1/issue-token`,
        headers: {},
        body: { client_id: clientId, client_secret: clientSecret, ...more },
      },
    )
    const given = tokenAnswer.safeParse(body)
    if (!given.success) throw new CourierAway('pathao', 'token', 'no token was given')
    const { access_token: idToken, refresh_token: refreshToken, expires_in: seconds } = given.data
    return { idToken, refreshToken, expiresAt: new Date(asked + seconds * 1000) }
  }

  const tokens = createSharedToken(db, clock, {
    name: 'pathao',
    ...tokenTimes,
    isAway: (error) => error instanceof CourierAway,
    away: (meaning) => new CourierAway('pathao', 'token', meaning),
    grant: () => obtainToken({ grant_type: 'password', username, password }),
    refresh: (refreshToken) => obtainToken({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })

  /** Without a token nothing was asked for, whatever kept us from it. */
  const tokenOr = async (get: Promise<string>): Promise<string> => {
    try {
      return await get
    } catch (error) {
      if (error instanceof CourierAway) throw new CourierAway('pathao', 'token', 'no token was given')
      throw error
    }
  }

  const send = (token: string, { path, ...call }: PathaoCall) =>
    callCourier(line, {
      ...call,
      url: `${baseUrl}/aladdin/api/v1${path}`,
      headers: { authorization: `Bearer ${token}` },
    })

  return async (call) => {
    const token = await tokenOr(tokens.get())
    const reply = await send(token, call)
    if (reply.status !== 401) return reply
    const second = await send(await tokenOr(tokens.replace(token)), call)
    if (second.status === 401) throw new CourierAway('pathao', 'token', 'the token is not taken')
    return second
  }
}

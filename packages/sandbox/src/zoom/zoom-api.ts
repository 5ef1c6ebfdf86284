import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { json, readJson, type SandboxAnswer, type SandboxRequest, type SandboxRoute } from '../wire.ts'
import { zoomAccount } from './accounts.ts'
import type { Registrants } from './registrants.ts'

type ZoomSettings = { registrants: Registrants; clock: () => Date; pagesUrl: () => string }

const anHour = 3599

const person = z.object({
  first_name: z.string().min(1).max(64),
  last_name: z.string().max(64).optional(),
  email: z.email().max(128),
  auto_approve: z.boolean().optional(),
})

const basic = `Basic ${Buffer.from(`${zoomAccount.clientId}:${zoomAccount.clientSecret}`).toString('base64')}`

const tooMany = {
  second: 'You have reached the maximum per-second rate limit for this API. Try again later.',
  day: 'You have exceeded the daily rate limit (3) of Add meeting registrant API requests for the registrant.',
}

/** Zoom's API as server-to-server apps know it, base `/zoom`. Meetings that begin with 0 were made without registration. */
export function zoomApi({ registrants, clock, pagesUrl }: ZoomSettings) {
  const tokens = new Map<string, number>()
  let given = 0

  function issue(request: SandboxRequest): SandboxAnswer {
    const isAccount =
      request.query.get('grant_type') === 'account_credentials' &&
      request.query.get('account_id') === zoomAccount.accountId
    if (request.headers.authorization !== basic || !isAccount)
      return json({ reason: 'Invalid client_id or client_secret', error: 'invalid_client' }, 400)
    given += 1
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, clock().getTime() + anHour * 1000)
    return json({ access_token: token, token_type: 'bearer', expires_in: anHour, scope: 'meeting:write:admin' })
  }

  function register(request: SandboxRequest): SandboxAnswer {
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    if ((tokens.get(token) ?? 0) <= clock().getTime()) return json({ code: 124, message: 'Invalid access token.' }, 401)
    const asked = person.safeParse(readJson(request))
    if (!asked.success) return json({ code: 300, message: 'Validation Failed.' }, 400)
    const meeting = request.path.split('/').at(-2) ?? ''
    if (!/^\d{9,12}$/.test(meeting)) return json({ code: 3001, message: `Meeting does not exist: ${meeting}.` }, 404)
    if (meeting.startsWith('0'))
      return json({ code: 300, message: 'Registration has not been enabled for this meeting.' }, 400)
    const { first_name, last_name = '', email } = asked.data
    const made = registrants.add(meeting, `${first_name} ${last_name}`.trim(), email)
    if (typeof made === 'string') return json({ code: 429, message: tooMany[made] }, 429)
    return json(
      {
        id: Number(meeting),
        registrant_id: made.registrantId,
        topic: 'Live class',
        join_url: `${pagesUrl()}/zoom/w/${meeting}?tk=${made.tk}`,
      },
      201,
    )
  }

  const routes: SandboxRoute[] = [
    { methods: ['POST'], path: '/zoom/oauth/token', answer: issue },
    { methods: ['POST'], path: '/zoom/v2/meetings/:id/registrants', answer: register },
  ]
  return {
    routes,
    tokensGiven: () => given,
    revokeTokens: () => tokens.clear(),
    clear() {
      given = 0
      tokens.clear()
    },
  }
}

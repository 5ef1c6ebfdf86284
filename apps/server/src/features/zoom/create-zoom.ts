import type { Db } from '@prostuti/db'
import pLimit from 'p-limit'
import { z } from 'zod'
import { type SdkApp, signMeeting } from './sign-meeting.ts'
import { type MeetingParticipant, type Registrant, type Zoom, ZoomAway, ZoomRefused } from './zoom.ts'
import { openZoomLine, type ZoomAccount } from './zoom-line.ts'

/** What of a centre's Zoom is configured: its account makes links, its SDK app signs for browsers. */
export type ZoomAccounts = { account?: ZoomAccount; sdk?: SdkApp }

type ZoomDeps = { db: Db; clock: () => Date; timeoutMs?: number }

const registered = z.object({ registrant_id: z.string().min(1), join_url: z.url({ protocol: /^https?$/ }) })

/** Zoom counts by the second; more at once would only be refused. */
const atOnce = 10
const tooManyRequests = 429

const second = 1000
const minute = 60 * second

/** Its words, as there is no other way to tell a busy second from a used-up day. */
function pauseAfter(said: unknown): number {
  if (/registrant/i.test(String(said))) return 0
  return /daily/i.test(String(said)) ? 10 * minute : 2 * second
}

/** A name that Zoom does not take is no reason to open the shared link to everybody else. */
const isAboutPerson = (said: unknown): boolean => /^validation failed/i.test(String(said))

/**
 * A class of hundreds comes within a minute. While Zoom wants to be left alone, or a meeting takes no registrants, nobody asks:
 * whoever called falls back at once instead of waiting in line for the same answer.
 */
export function createZoom(deps: ZoomDeps, { account, sdk }: ZoomAccounts): Zoom {
  const post = account && openZoomLine(account, deps)
  const limit = pLimit(atOnce)
  const quietUntil = new Map<string, number>()
  const everyMeeting = '*'

  function requireWilling(meetingNumber: string): void {
    const now = deps.clock().getTime()
    for (const key of [everyMeeting, meetingNumber]) {
      const until = quietUntil.get(key) ?? 0
      if (until > now) throw new ZoomAway('paused', 'it wants to be left alone', until - now)
    }
  }

  const quiet = (key: string, ms: number) => quietUntil.set(key, deps.clock().getTime() + ms)

  async function ask(meetingNumber: string, participant: MeetingParticipant): Promise<Registrant> {
    if (post === undefined) throw new ZoomAway('closed', 'no account is configured', 0)
    requireWilling(meetingNumber)
    try {
      const { status, body } = await post(`/meetings/${meetingNumber}/registrants`, {
        first_name: participant.firstName,
        last_name: participant.lastName,
        email: participant.email,
        auto_approve: true,
      })
      if (status === tooManyRequests) throw new ZoomAway('http_429', String(body.message), pauseAfter(body.message))
      if (status >= 400) {
        if (!isAboutPerson(body.message)) quiet(meetingNumber, minute)
        throw new ZoomRefused(`${status} ${String(body.message)}`)
      }
      const given = registered.safeParse(body)
      if (!given.success) throw new ZoomAway('unreadable', 'the answer has an unknown shape', 10 * second)
      return { registrantId: given.data.registrant_id, joinUrl: given.data.join_url }
    } catch (error) {
      if (error instanceof ZoomAway && error.code !== 'paused') quiet(everyMeeting, error.pauseMs)
      throw error
    }
  }

  return {
    canRegister: account !== undefined,
    register: (meetingNumber, participant) => limit(() => ask(meetingNumber, participant)),
    sign: (meetingNumber, now) => sdk && signMeeting(sdk, meetingNumber, now),
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { StaffNews } from '@prostuti/contract/staff'
import { type Database, type Listening, listen } from '@prostuti/db'
import { AppError } from '../../../errors.ts'
import { heartbeat, type LiveStream } from '../../live/index.ts'
import { findOpenSessions, type HeardNews, staffLiveChannel } from '../../staff/index.ts'
import { leaveUnlessRenewed, renewedWithinMs, renewPresence } from './presence.ts'

type HubDeps = {
  database: Database
  clock: () => Date
  onError: (error: unknown, what: string) => void
  beatMs?: number
}

type Subscriber = { staffId: number; sessionId: number; stream: LiveStream }

export type StaffHub = {
  /** Refuses one whose pages are too many already. */
  requireRoom(staffId: number): void
  join(who: { staffId: number; sessionId: number }, open: (leave: () => void) => LiveStream): void
  count(): number
  /** Sends everybody to another process: this one stops. They are still where they were. */
  sendAway(): void
  close(): Promise<void>
}

const beatEveryMs = 25_000

/** Pages that one member has open at once in this process, in all their browsers. */
const streamsAtMost = 24

/** Some seconds, not the same for all of them: a browser waits for so long before it opens the next stream. */
const comeAgain = () => `retry: ${Math.round(500 + 2500 * Math.random())}\n\n`

const textOf = (message: StaffNews | 'resync'): string => `data: ${JSON.stringify(message)}\n\n`

/** Every page of the office that listens to this process. The news itself comes from the database, as the doctors' does. */
export function createStaffHub({ database, clock, onError, beatMs = beatEveryMs }: HubDeps): StaffHub {
  const { db } = database
  const subscribers = new Set<Subscriber>()
  let listening: Listening | undefined
  let beat: NodeJS.Timeout | undefined
  let isClosing = false

  function start(): void {
    listening ??= listen(database, {
      channel: staffLiveChannel,
      onMessage: hear,
      // What was said before, or meanwhile, is lost: everybody asks for everything.
      onListening: () => sayTo(subscribers, 'resync'),
      onLost: (error) => onError(error, 'the connection that hears the news of the office broke; it is made again'),
    })
    beat ??= setInterval(() => void keepAlive(), beatMs).unref()
  }

  function hear(payload: string): void {
    const news = JSON.parse(payload) as HeardNews
    if (news.kind === 'ended') {
      for (const { sessionId, stream } of [...subscribers]) {
        if (!news.sessionIds.includes(sessionId)) continue
        stream.write(textOf({ kind: 'session' }))
        stream.end()
      }
      return
    }
    if (news.kind === 'page left') return void renew(news.sessionId)
    sayTo(
      [...subscribers].filter(({ staffId }) => news.kind !== 'job' || news.staffId === staffId),
      news,
    )
  }

  function sayTo(to: Iterable<Subscriber>, message: StaffNews | 'resync'): void {
    const text = textOf(message)
    for (const { stream } of to) stream.write(text)
  }

  /** Whose session has ended hears nothing more; the others are still where they were. */
  async function keepAlive(): Promise<void> {
    const all = [...subscribers]
    if (all.length === 0) return
    try {
      const now = clock()
      const open = await findOpenSessions(db, { ids: all.map(({ sessionId }) => sessionId), now })
      await renewPresence(db, { sessionIds: [...open], now })
      for (const { sessionId, stream } of all)
        if (open.has(sessionId)) stream.write(heartbeat)
        else stream.end()
    } catch (error) {
      onError(error, 'nobody knows which sessions of the office have ended')
    }
  }

  async function forget(sessionId: number): Promise<void> {
    try {
      await leaveUnlessRenewed(db, { sessionId, now: clock() })
      await pause(renewedWithinMs, undefined, { ref: false })
      if (!isClosing) await renewPresence(db, { sessionIds: [], now: clock() })
    } catch (error) {
      onError(error, 'a page that was left stays present')
    }
  }

  async function renew(sessionId: number): Promise<void> {
    if (![...subscribers].some((each) => each.sessionId === sessionId)) return
    await renewPresence(db, { sessionIds: [sessionId], now: clock() }).catch((error: unknown) =>
      onError(error, 'a page that is open is not present'),
    )
  }

  const sendAway = () => {
    isClosing = true
    for (const { stream } of subscribers) stream.end(comeAgain())
  }

  return {
    requireRoom(staffId) {
      const own = [...subscribers].filter((each) => each.staffId === staffId)
      if (own.length >= streamsAtMost) throw new AppError('too_many_requests', { retryAfterSeconds: 60 })
    },
    join(who, open) {
      start()
      const subscriber: Subscriber = {
        ...who,
        stream: open(() => {
          subscribers.delete(subscriber)
          const isGone = ![...subscribers].some(({ sessionId }) => sessionId === who.sessionId)
          if (isGone && !isClosing) void forget(who.sessionId)
        }),
      }
      subscribers.add(subscriber)
      subscriber.stream.write(textOf('resync'))
    },
    count: () => subscribers.size,
    sendAway,
    async close() {
      clearInterval(beat)
      sendAway()
      await listening?.close()
    },
  }
}

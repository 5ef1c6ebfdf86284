import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LiveMessage } from '@prostuti/contract'
import { type Database, type Listening, listen } from '@prostuti/db'
import { findOpenSignIns } from '../../auth/find-sign-in.ts'
import { batchCalls } from '../../queues/batch-calls.ts'
import { bye, heartbeat, type LiveStream, messageOf } from './live-stream.ts'
import { type Memberships, readMemberships } from './read-memberships.ts'
import { type LiveAudience, liveChannel, type Told } from './tell-live.ts'

type HubDeps = {
  database: Database
  clock: () => Date
  onError: (error: unknown, what: string) => void
  heartbeatMs?: number
}

type Subscriber = { doctorId: number; signInId: number; stream: LiveStream; memberships: Memberships; ready: boolean }

export type LiveHub = {
  /** Adds a subscriber; the stream's `resync` is the sign that from there on nothing is missed. */
  join(who: { doctorId: number; signInId: number }, open: (leave: () => void) => LiveStream): Promise<void>
  count(): number
  /** Sends everybody to another process: this one stops. */
  sendAway(): void
  close(): Promise<void>
}

const streamsOfDoctor = 6
const heartbeatEveryMs = 25_000
/** So many are written to before others get their turn. */
const sliceLength = 250
const noMemberships: Memberships = { batches: new Set(), schedules: new Set(), courses: new Set() }

/** Everybody who listens to this process, and what is said to them. The news itself comes from the database. */
export function createLiveHub({ database, clock, onError, heartbeatMs = heartbeatEveryMs }: HubDeps): LiveHub {
  const subscribers = new Set<Subscriber>()
  const byDoctor = new Map<number, Set<Subscriber>>()
  let listening: Listening | undefined
  let hears = false
  let beat: NodeJS.Timeout | undefined

  const membershipsOf = batchCalls<number, Memberships>({
    atMost: 1000,
    run: (doctorIds) => readMemberships(database.db, doctorIds),
  })

  function start(): void {
    listening ??= listen(database, {
      channel: liveChannel,
      onMessage: (payload) => void hear(payload).catch((error: unknown) => onError(error, 'news was not passed on')),
      onListening() {
        hears = true
        void resync()
      },
      onLost(error) {
        hears = false
        onError(error, 'the connection that hears the news broke; it is made again')
      },
    })
    beat ??= setInterval(() => void keepAlive(), heartbeatMs).unref()
  }

  /** What was said meanwhile is lost, and with it who was enrolled: that is looked up before everybody asks for everything. */
  async function resync(): Promise<void> {
    const admitted = [...subscribers].filter(({ ready }) => ready)
    await findMemberships(admitted).catch((error: unknown) => onError(error, 'nobody knows who was enrolled meanwhile'))
    await sayTo(admitted, 'resync')
  }

  async function hear(payload: string): Promise<void> {
    const { to, news } = JSON.parse(payload) as Told
    // Whoever has just been enrolled hears what is said to their batch from now on.
    if (news.kind === 'enrolment' && 'doctor' in to) await findMemberships([...(byDoctor.get(to.doctor) ?? [])])
    await sayTo(audienceOf(to), news)
  }

  function audienceOf(to: LiveAudience): Subscriber[] {
    if ('doctor' in to) return [...(byDoctor.get(to.doctor) ?? [])]
    if ('doctors' in to) return to.doctors.flatMap((doctor) => [...(byDoctor.get(doctor) ?? [])])
    if ('batch' in to) return [...subscribers].filter(({ memberships }) => memberships.batches.has(to.batch))
    if ('schedule' in to) return [...subscribers].filter(({ memberships }) => memberships.schedules.has(to.schedule))
    if ('course' in to) return [...subscribers].filter(({ memberships }) => memberships.courses.has(to.course))
    return [...subscribers]
  }

  const findMemberships = (of: Subscriber[]) =>
    Promise.all(
      of.map(async (subscriber) => {
        subscriber.memberships = await membershipsOf(subscriber.doctorId)
      }),
    )

  const sayTo = (to: Subscriber[], message: LiveMessage) => {
    const text = messageOf(message)
    return inSlices(to, ({ stream }) => stream.write(text))
  }

  /** One question for all of them: whose sign-in has ended, or whose device was given away, hears nothing more. */
  async function keepAlive(): Promise<void> {
    const all = [...subscribers]
    if (all.length === 0) return
    try {
      const ids = [...new Set(all.map(({ signInId }) => signInId))]
      const open = await findOpenSignIns(database.db, { ids, now: clock() })
      await inSlices(all, ({ signInId, stream }) => (open.has(signInId) ? stream.write(heartbeat) : stream.end()))
    } catch (error) {
      // The database is away for a moment: nobody is sent off for that.
      onError(error, 'nobody knows whose sign-in has ended')
      await inSlices(all, ({ stream }) => stream.write(heartbeat))
    }
  }

  const sendAway = () => {
    for (const { stream } of subscribers) stream.end()
  }

  function leave(subscriber: Subscriber): void {
    subscribers.delete(subscriber)
    const own = byDoctor.get(subscriber.doctorId)
    own?.delete(subscriber)
    if (own?.size === 0) byDoctor.delete(subscriber.doctorId)
  }

  return {
    async join(who, open) {
      start()
      const subscriber: Subscriber = {
        ...who,
        stream: open(() => leave(subscriber)),
        memberships: noMemberships,
        ready: false,
      }
      subscribers.add(subscriber)
      const own = byDoctor.get(who.doctorId) ?? new Set()
      byDoctor.set(who.doctorId, own.add(subscriber))
      const [oldest] = own
      if (own.size > streamsOfDoctor && oldest) {
        leave(oldest)
        oldest.stream.end(bye)
      }
      try {
        await findMemberships([subscriber])
      } catch (error) {
        onError(error, 'a subscriber could not be admitted')
        return subscriber.stream.end()
      }
      subscriber.ready = true
      if (hears) subscriber.stream.write(messageOf('resync'))
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

/** Writing to thousands takes longer than anybody else should wait. */
async function inSlices(subscribers: Subscriber[], each: (subscriber: Subscriber) => void): Promise<void> {
  for (let from = 0; from < subscribers.length; from += sliceLength) {
    if (from > 0) await nextTurn()
    for (const subscriber of subscribers.slice(from, from + sliceLength)) each(subscriber)
  }
}

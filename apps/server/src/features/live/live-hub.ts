import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LiveMessage } from '@prostuti/contract'
import { type Database, type Listening, listen } from '@prostuti/db'
import { findOpenSignIns } from '../../auth/find-sign-in.ts'
import { createGatherer } from '../../queues/gather.ts'
import { bye, heartbeat, type LiveStream, messageOf } from './live-stream.ts'
import { type Places, readPlaces } from './read-places.ts'
import { type LiveAudience, liveChannel, type Told } from './tell-live.ts'

type HubDeps = {
  database: Database
  clock: () => Date
  onError: (error: unknown, what: string) => void
  heartbeatMs?: number
}

type Seat = { doctorId: number; signInId: number; stream: LiveStream; places: Places; ready: boolean }

export type LiveHub = {
  /** Takes a seat; the stream's `resync` is the sign that from there on nothing is missed. */
  join(who: { doctorId: number; signInId: number }, open: (leave: () => void) => LiveStream): Promise<void>
  count(): number
  close(): Promise<void>
}

const seatsOfDoctor = 6
const heartbeatEveryMs = 25_000
/** So many are written to before others get their turn. */
const sliceLength = 250
const nowhere: Places = { batches: new Set(), courses: new Set() }

/** Everybody who listens to this process, and what is said to them. The news itself comes from the database. */
export function createLiveHub({ database, clock, onError, heartbeatMs = heartbeatEveryMs }: HubDeps): LiveHub {
  const seats = new Set<Seat>()
  const byDoctor = new Map<number, Set<Seat>>()
  let listening: Listening | undefined
  let hears = false
  let beat: NodeJS.Timeout | undefined

  const placesOf = createGatherer<number, Places>({
    atMost: 1000,
    write: (doctorIds) => readPlaces(database.db, doctorIds),
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
    const seated = [...seats].filter(({ ready }) => ready)
    await findPlaces(seated).catch((error: unknown) => onError(error, 'nobody knows who was enrolled meanwhile'))
    await sayTo(seated, 'resync')
  }

  async function hear(payload: string): Promise<void> {
    const { to, news } = JSON.parse(payload) as Told
    // Whoever has just been enrolled hears what is said to their batch from now on.
    if (news.kind === 'enrolment' && 'doctor' in to) await findPlaces([...(byDoctor.get(to.doctor) ?? [])])
    await sayTo(audienceOf(to), news)
  }

  function audienceOf(to: LiveAudience): Seat[] {
    if ('doctor' in to) return [...(byDoctor.get(to.doctor) ?? [])]
    if ('batch' in to) return [...seats].filter(({ places }) => places.batches.has(to.batch))
    if ('course' in to) return [...seats].filter(({ places }) => places.courses.has(to.course))
    return [...seats]
  }

  const findPlaces = (of: Seat[]) =>
    Promise.all(
      of.map(async (seat) => {
        seat.places = await placesOf(seat.doctorId)
      }),
    )

  const sayTo = (to: Seat[], message: LiveMessage) => {
    const text = messageOf(message)
    return inSlices(to, ({ stream }) => stream.write(text))
  }

  /** One question for all of them: whose sign-in has ended, or whose device was given away, hears nothing more. */
  async function keepAlive(): Promise<void> {
    const all = [...seats]
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

  function leave(seat: Seat): void {
    seats.delete(seat)
    const own = byDoctor.get(seat.doctorId)
    own?.delete(seat)
    if (own?.size === 0) byDoctor.delete(seat.doctorId)
  }

  return {
    async join(who, open) {
      start()
      const seat: Seat = { ...who, stream: open(() => leave(seat)), places: nowhere, ready: false }
      seats.add(seat)
      const own = byDoctor.get(who.doctorId) ?? new Set()
      byDoctor.set(who.doctorId, own.add(seat))
      const [oldest] = own
      if (own.size > seatsOfDoctor && oldest) {
        leave(oldest)
        oldest.stream.end(bye)
      }
      try {
        await findPlaces([seat])
      } catch (error) {
        onError(error, 'a listener could not be seated')
        return seat.stream.end()
      }
      seat.ready = true
      if (hears) seat.stream.write(messageOf('resync'))
    },
    count: () => seats.size,
    async close() {
      clearInterval(beat)
      for (const { stream } of seats) stream.end()
      await listening?.close()
    },
  }
}

/** Writing to thousands takes longer than anybody else should wait. */
async function inSlices(seats: Seat[], each: (seat: Seat) => void): Promise<void> {
  for (let from = 0; from < seats.length; from += sliceLength) {
    if (from > 0) await nextTurn()
    for (const seat of seats.slice(from, from + sliceLength)) each(seat)
  }
}

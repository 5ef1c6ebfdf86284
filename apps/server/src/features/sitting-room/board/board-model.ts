import { endNow, graceMs } from '@prostuti/exam-rules'

/** What the board knows of one attempt. Moments are milliseconds. */
export type Sat = {
  id: number
  doctorId: number
  number: number
  startedAt: number
  endsAt: number
  savedAt: number | null
  finishedAt: number | null
  finishedBy: 'doctor' | 'deadline' | null
  ranked: boolean
  voided: boolean
  /** One digit for each question of the paper, in its order. */
  answered: string
  partial: string
}

export type SitterState = 'writing' | 'quiet' | 'silent' | 'finished'

/** The moment a question about the board is asked for, and since when the paper is paused. */
export type BoardMoment = { now: number; pausedAt: number | null }

const quietMs = 2 * 60_000
const silentMs = 10 * 60_000

export const lastSign = ({ savedAt, startedAt }: Sat): number => savedAt ?? startedAt

export function stateOf(sat: Sat, { now, pausedAt }: BoardMoment): SitterState {
  if (sat.finishedAt !== null || isOver(sat, { now, pausedAt })) return 'finished'
  // While the rooms are covered nobody is expected to answer.
  const silence = Math.min(now, pausedAt ?? now) - lastSign(sat)
  if (silence >= silentMs) return 'silent'
  return silence >= quietMs ? 'quiet' : 'writing'
}

function isOver({ startedAt, endsAt }: Sat, { now, pausedAt }: BoardMoment): boolean {
  if (now < endsAt + graceMs) return false
  const times = {
    startedAt: new Date(startedAt),
    endsAt: new Date(endsAt),
    pausedAt: pausedAt === null ? null : new Date(pausedAt),
  }
  return now >= endNow(new Date(now), times).getTime() + graceMs
}

type Counts = { started: number } & Record<SitterState, number>

/** Whose attempts a member sees; null for everybody's. */
export type Seen = ReadonlySet<number> | null

export type BoardModel = {
  /** Takes an attempt as it is now in the place of what was known of it. */
  put(sat: Sat): void
  all(): Iterable<Sat>
  hasBegun(doctorId: number): boolean
  /** Whether the doctor has begun another one after it. */
  isSuperseded(sat: Sat): boolean
  counts(at: BoardMoment, seen: Seen): Counts
  /** Of each question, how many have answered it, wholly or in part. */
  answered(): number[]
  startedWithin(from: number, to: number): number
}

/** All attempts of one paper, kept up to date by what has changed: counting again costs one pass, a change costs one attempt. */
export function createBoardModel(questions: number): BoardModel {
  const sats = new Map<number, Sat>()
  const newest = new Map<number, number>()
  const answered = new Int32Array(questions)

  function count(sat: Sat, by: 1 | -1): void {
    for (let at = 0; at < questions; at++)
      if (sat.answered[at] === '1' || sat.partial[at] === '1') answered[at] = answered[at]! + by
  }

  return {
    put(sat) {
      const before = sats.get(sat.id)
      if (before) count(before, -1)
      count(sat, 1)
      sats.set(sat.id, sat)
      newest.set(sat.doctorId, Math.max(sat.number, newest.get(sat.doctorId) ?? 0))
    },
    all: () => sats.values(),
    hasBegun: (doctorId) => newest.has(doctorId),
    isSuperseded: ({ doctorId, number }) => number < (newest.get(doctorId) ?? 0),
    counts(at, seen) {
      const counts: Counts = { started: 0, writing: 0, quiet: 0, silent: 0, finished: 0 }
      for (const sat of sats.values()) {
        if (seen !== null && !seen.has(sat.doctorId)) continue
        counts.started += 1
        counts[stateOf(sat, at)] += 1
      }
      return counts
    },
    answered: () => [...answered],
    startedWithin(from, to) {
      let started = 0
      for (const { startedAt } of sats.values()) if (startedAt >= from && startedAt < to) started += 1
      return started
    },
  }
}

export const answeredBy = ({ answered, partial }: Sat): number => {
  let count = 0
  for (let at = 0; at < answered.length; at++) if (answered[at] === '1' || partial[at] === '1') count += 1
  return count
}

import { type Slot, slotMinutes } from './cut-slots.ts'

/** Something to be done. It can be begun on a whole day of learning, never in its middle: that keeps `fill` exact. */
export type Work = {
  key: string
  minutes: number
  /** The first day of learning on which it can be done. */
  from: string
  /** The last moment; null where there is none. */
  deadline: number | null
}

/** How many slots of each work are to be laid. */
export type Load = Work & { slots: number }
export type Laid = { slot: Slot; key: string }

/** A few minutes over do not cost another half hour. */
const overMinutes = 5

export const slotsOf = (minutes: number): number => Math.max(1, Math.ceil((minutes - overMinutes) / slotMinutes))

const deadlineOf = ({ deadline }: Work): number => deadline ?? Number.POSITIVE_INFINITY

/** Nearest deadline first; a total order, so that the order of the input changes nothing. */
export const byDeadline = (one: Work, other: Work): number =>
  deadlineOf(one) - deadlineOf(other) || compare(one.from, other.from) || compare(one.key, other.key)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

type Fill = {
  /** In the order of time. */
  slots: readonly Slot[]
  /** By deadline. */
  loads: readonly Load[]
  /** How many more slots of each day may be used. */
  roomOn: (day: string) => number
  /** What must be done by then is never laid later. */
  end: number
}

export const mustBeDone = (work: Work, end: number): boolean => deadlineOf(work) <= end

/**
 * Every slot in turn gets the work whose deadline is nearest. As work is let in at the beginning of days only, a day's earliest
 * slots are as good as any of it, and for equal pieces in a row of slots nearest-deadline-first meets all deadlines whenever
 * anything does. The test beside it asks a flow through the same slots.
 */
export function fill({ slots, loads, roomOn, end }: Fill): { laid: Laid[]; isMet: boolean } {
  const left = loads.map((load) => load.slots)
  const used = new Map<string, number>()
  const laid: Laid[] = []
  for (const slot of slots) {
    const before = used.get(slot.day) ?? 0
    if (before >= roomOn(slot.day)) continue
    const chosen = loads.findIndex(
      (load, position) => left[position]! > 0 && load.from <= slot.day && slot.to <= deadlineOf(load),
    )
    if (chosen < 0) continue
    left[chosen]! -= 1
    used.set(slot.day, before + 1)
    laid.push({ slot, key: loads[chosen]!.key })
  }
  return { laid, isMet: loads.every((load, position) => left[position] === 0 || !mustBeDone(load, end)) }
}

import { studyDayOf } from '../day/study-day.ts'
import { chooseWork } from './choose-work.ts'
import { cutSlots, type FreeTime, slotMinutes } from './cut-slots.ts'
import { byDeadline, fill, type Laid, mustBeDone, slotsOf, type Work } from './lay-work.ts'
import { minuteMs, type Span } from './spans.ts'

/** One stretch of learning, of half an hour to an hour and a half. */
export type Block = Span & { key: string }

export type PlanInput = Omit<FreeTime, 'taken'> & {
  /** Classes and exams. */
  fixed: readonly Span[]
  /** Blocks that stay where they are: locked, done or begun. Their time counts against the day's. */
  kept: readonly Span[]
  /** How much is laid on one day at most; a limit the doctor has set is not broken for a deadline. */
  dailyMinutes: number
  work: readonly Work[]
}

export type Plan = {
  blocks: Block[]
  /** What is due within the window and does not fit before its deadline, and how many minutes of it. */
  short: { key: string; minutes: number }[]
}

/** Lays work into free hours, nearest deadline first. The same input gives the same plan, in whatever order it is listed. */
export function layPlan({ fixed, kept, dailyMinutes, work, ...time }: PlanInput): Plan {
  const end = time.window.to
  const slots = cutSlots({ ...time, taken: [...fixed, ...kept] })
  const loads = work.toSorted(byDeadline).map((each) => ({ ...each, slots: slotsOf(each.minutes) }))
  const roomOn = roomOfDays(kept, dailyMinutes)
  const chosen = chooseWork({ slots, loads, roomOn, end })
  const { laid } = fill({ ...chosen, roomOn, end })
  const laidOf = Map.groupBy(laid, ({ key }) => key)
  return {
    blocks: toBlocks(laid),
    short: loads.flatMap((load) => {
      const missing = load.slots - (laidOf.get(load.key)?.length ?? 0)
      return missing > 0 && mustBeDone(load, end) ? { key: load.key, minutes: missing * slotMinutes } : []
    }),
  }
}

function roomOfDays(kept: readonly Span[], dailyMinutes: number): (day: string) => number {
  const used = new Map<string, number>()
  for (const { from, to } of kept) {
    const day = studyDayOf(new Date(from))
    used.set(day, (used.get(day) ?? 0) + (to - from) / minuteMs)
  }
  return (day) => Math.floor((dailyMinutes - (used.get(day) ?? 0)) / slotMinutes)
}

/** Slots that touch and have the same work are one block; a break stands after three, so no block gets longer. */
function toBlocks(laid: readonly Laid[]): Block[] {
  const blocks: Block[] = []
  for (const { slot, key } of laid) {
    const last = blocks.at(-1)
    if (last?.key === key && last.to === slot.from) last.to = slot.to
    else blocks.push({ key, from: slot.from, to: slot.to })
  }
  return blocks
}

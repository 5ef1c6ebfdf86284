import { addStudyDays, startOfStudyDay, studyDayOf } from '../day/study-day.ts'
import { type Duty, type Hours, midnightOf, restsAfter } from './rota.ts'
import { minuteMs, padded, type Span, without } from './spans.ts'

/** Half an hour: work is laid in these, one to three of them to a block. */
export const slotMinutes = 30
const slotsInARow = 3
const breakMinutes = 15
/** The way to the ward and back. */
const wayMinutes = 30
const gridMs = 5 * minuteMs

/** Half an hour that is free. `odd`: outside of the hours the doctor wishes to learn in. */
export type Slot = Span & { day: string; odd: boolean }

export type FreeTime = {
  window: Span
  duties: readonly Duty[]
  /** Classes and exams, and blocks that stay where they are. */
  taken: readonly Span[]
  /** Between four in the morning and midnight. */
  wished: Hours
}

/**
 * Cuts the free time into slots once and for all, breaks included: which work goes into which of them is then a question
 * with an exact answer (`lay-work.ts`).
 */
export function cutSlots({ window, duties, taken, wished }: FreeTime): Slot[] {
  const busy = [
    ...duties.map((duty) => padded(duty, wayMinutes)),
    ...restsAfter(duties),
    ...taken.map((span) => padded(span, breakMinutes)),
  ]
  const free = without(window, busy)
  return partsOfDays(window, wished).flatMap(({ odd, day, ...part }) =>
    free
      .map(({ from, to }) => ({ from: Math.max(from, part.from), to: Math.min(to, part.to) }))
      .flatMap((piece) => inRows(piece).map((slot) => ({ ...slot, day, odd }))),
  )
}

/** Each day of learning as its odd early hours, the wished ones, and the odd late ones; the odd keep a break from their neighbours. */
function partsOfDays(window: Span, wished: Hours): Slot[] {
  const parts: Slot[] = []
  const pause = breakMinutes * minuteMs
  const lastDay = studyDayOf(new Date(window.to))
  for (let day = studyDayOf(new Date(window.from)); day <= lastDay; day = addStudyDays(day, 1)) {
    const [earliest, latest] = [wished.from, wished.to].map((minute) => midnightOf(day) + minute * minuteMs)
    const [begins, ends] = [day, addStudyDays(day, 1)].map((each) => startOfStudyDay(each).getTime())
    parts.push(
      { day, odd: true, from: begins!, to: earliest! - pause },
      { day, odd: false, from: earliest!, to: latest! },
      { day, odd: true, from: latest! + pause, to: ends! - pause },
    )
  }
  return parts
}

function inRows({ from, to }: Span): Span[] {
  const slots: Span[] = []
  let at = Math.ceil(from / gridMs) * gridMs
  while (at + slotMinutes * minuteMs <= to) {
    const next = at + slotMinutes * minuteMs
    slots.push({ from: at, to: next })
    at = slots.length % slotsInARow === 0 ? next + breakMinutes * minuteMs : next
  }
  return slots
}

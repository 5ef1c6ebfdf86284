import { type Day, minutesOf, momentAt, weekdayOf } from '../dhaka-calendar.ts'
import type { Plan, PlannedRow } from './plan.ts'

/** The usual days and hours of a schedule, and those of its exams. */
export type Timetable = {
  weekdays: readonly number[]
  opens: string
  closes: string
  /** Lectures of one day, one after the other between opening and closing. */
  perDay?: number
  exam: { weekdays: readonly number[]; at: string }
  /** This lecture was called off once and given on the next day of class; 1 is the first. */
  calledOff?: number
  /** Days on which the centre is closed. */
  closed?: ReadonlySet<Day>
}

export type LaidOutRow = PlannedRow & { block: number; startsAt: Date; endsAt: Date; isCancelled: boolean; day: Day }

type Slot = { day: Day; startsAt: Date; endsAt: Date }

const breakMinutes = 15

/** Every slot for a lecture from the first day on. */
function* lectureSlots({ weekdays, opens, closes, closed, perDay = 1 }: Timetable, from: Day): Generator<Slot, never> {
  const length = Math.floor((minutesOf(closes) - minutesOf(opens)) / perDay)
  for (let day = from; ; day += 1) {
    if (!weekdays.includes(weekdayOf(day)) || closed?.has(day)) continue
    for (let at = 0; at < perDay; at += 1) {
      const start = minutesOf(opens) + at * length
      const end = start + length - (at < perDay - 1 ? breakMinutes : 0)
      yield { day, startsAt: momentAt(day, start), endsAt: momentAt(day, end) }
    }
  }
}

/**
 * Gives every row of a plan its day. Lectures take the days of class one after the other; an exam takes the first day of
 * exams after what it asks, and lectures do not wait for it unless they solve it.
 */
export function layOutRows(plan: Plan, timetable: Timetable, firstDay: Day): LaidOutRow[] {
  const slots = lectureSlots(timetable, firstDay)
  const laidOut: LaidOutRow[] = []
  let lastLecture = momentAt(firstDay, 0)
  let lastExam = momentAt(firstDay, 0)
  let lectures = 0

  const giveLecture = (row: PlannedRow, block: number, isCancelled: boolean) => {
    let slot = slots.next().value
    while (row.afterExam && slot.startsAt < lastExam) slot = slots.next().value
    laidOut.push({ ...row, ...slot, block, isCancelled })
    lastLecture = slot.endsAt
  }

  const giveExam = (row: PlannedRow, block: number) => {
    const minutes = row.minutes ?? 60
    const earliest = Math.max(lastLecture.getTime(), lastExam.getTime())
    let day = laidOut.at(-1)?.day ?? firstDay
    let startsAt = row.sameDay
      ? new Date(lastExam.getTime() + 60 * 60_000)
      : momentAt(day, minutesOf(timetable.exam.at))
    const isExamDay = () => timetable.exam.weekdays.includes(weekdayOf(day)) && !timetable.closed?.has(day)
    while (!row.sameDay && (!isExamDay() || startsAt.getTime() < earliest)) {
      day += 1
      startsAt = momentAt(day, minutesOf(timetable.exam.at))
    }
    lastExam = new Date(startsAt.getTime() + minutes * 60_000)
    laidOut.push({ ...row, startsAt, endsAt: lastExam, block, isCancelled: false, day })
  }

  plan.forEach(({ rows }, block) => {
    for (const row of rows) {
      if (row.kind === 'exam') {
        giveExam(row, block)
        continue
      }
      lectures += 1
      if (lectures === timetable.calledOff) giveLecture(row, block, true)
      giveLecture(row, block, false)
    }
  })
  return laidOut.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

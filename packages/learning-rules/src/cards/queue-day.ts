import { addStudyDays, studyDayOf, studyDaysBetween } from '../day/study-day.ts'
import type { CardMemory } from './card-memory.ts'

/** The exam that everything has to be seen once more before, and over how many days that is spread. */
export type Target = { readonly examOn: string; readonly spreadDays: number } | null

const [leastSpread, mostSpread] = [21, 90]

/**
 * Over how many days the last look at all cards is spread: at least three weeks, more where the daily limit would not let so many
 * through, and never more days than are left. Half of a day's cards is left for what is due anyhow.
 */
export function spreadFor({
  today,
  examOn,
  cards,
  dailyLimit,
}: {
  today: string
  examOn: string
  cards: number
  dailyLimit: number | null
}): number {
  const needed = dailyLimit === null ? leastSpread : Math.ceil(cards / (dailyLimit / 2))
  const left = studyDaysBetween(today, examOn)
  return Math.max(1, Math.min(Math.max(leastSpread, Math.min(needed, mostSpread)), left))
}

/**
 * The day of learning on which a card is asked again. The scheduler's own due date stands in its memory, untouched; where it does not
 * fall before the exam, the day of the card's last look counts instead, once. After the exam the scheduler alone decides.
 */
export function queueDay(
  { questionId, memory, madeAt }: { questionId: number; memory: CardMemory | null; madeAt: Date },
  target: Target,
  today: string,
): string {
  // What was just read in the review of the exam is asked from the next day on.
  const due = memory === null ? addStudyDays(studyDayOf(madeAt), 1) : studyDayOf(new Date(memory.due))
  // What comes before the exam by itself need not be brought forward.
  if (memory === null || target === null || target.examOn <= today || due < target.examOn) return due
  const lastLook = lastLookOf(questionId, target)
  const seen = memory.last_review === null ? '' : studyDayOf(new Date(memory.last_review))
  if (seen >= lastLook) return due
  return lastLook
}

const lastLookOf = (questionId: number, { examOn, spreadDays }: NonNullable<Target>): string =>
  addStudyDays(examOn, -1 - (mixed(questionId) % spreadDays))

/** Neighbouring ids far apart, the same everywhere. */
function mixed(id: number): number {
  let hash = id >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

import { daysBetween } from '../days.ts'
import type { Paisa } from '../money.ts'
import type { Instalment } from '../prices/plan-instalments.ts'

export type Due = Instalment & {
  /** What is still missing of it. */
  readonly open: Paisa
  readonly state: 'paid' | 'overdue' | 'due_today' | 'coming'
}

/** What has been paid, or waived, fills the parts in their order. `today` is a day in Dhaka. */
export function duesOf(plan: readonly Instalment[], covered: Paisa, today: string): Due[] {
  let left = covered
  return plan.map((part) => {
    const filled = Math.min(part.amount, Math.max(0, left))
    left -= filled
    return { ...part, open: part.amount - filled, state: stateOf(part, part.amount - filled, today) }
  })
}

function stateOf({ dueOn }: Instalment, open: Paisa, today: string): Due['state'] {
  if (open === 0) return 'paid'
  if (dueOn < today) return 'overdue'
  return dueOn === today ? 'due_today' : 'coming'
}

/** What happens to an enrolment whose instalment is late. Data, so that a centre may be kinder or stricter. */
export type OverdueRule = { readonly pauseLecturesAfterDays: number }

export const defaultOverdueRule: OverdueRule = { pauseLecturesAfterDays: 7 }

/** `warned`: everything stays open. `lectures_paused`: lectures wait for the payment; results, receipts and a running exam never do. */
export type OverdueAccess = 'open' | 'warned' | 'lectures_paused'

export type LectureOrder = {
  readonly bookedAt: Date | null
  readonly closedAt: Date | null
  /** As they were agreed. */
  readonly parts: readonly Instalment[]
  /** What is no longer to be paid. */
  readonly covered: Paisa
}

/** The right to the lectures of an order. Only what is agreed can be overdue, and nobody asks for the rest of what has ended. */
export function lectureAccess(
  { bookedAt, closedAt, parts, covered }: LectureOrder,
  rule: OverdueRule,
  today: string,
): OverdueAccess {
  if (bookedAt === null || closedAt !== null) return 'open'
  return accessOf(duesOf(parts, covered, today), rule, today)
}

function accessOf(dues: readonly Due[], rule: OverdueRule, today: string): OverdueAccess {
  const oldest = dues.find((due) => due.state === 'overdue')
  if (oldest === undefined) return 'open'
  return daysBetween(oldest.dueOn, today) > rule.pauseLecturesAfterDays ? 'lectures_paused' : 'warned'
}

const remindDaysBefore = 3

/** Which reminder a part deserves today: one some days before, one on the day after it was missed, one when lectures pause. */
export function reminderOf(due: Due, rule: OverdueRule, today: string): 'coming' | 'missed' | 'paused' | undefined {
  if (due.open === 0) return undefined
  const late = daysBetween(due.dueOn, today)
  if (late > rule.pauseLecturesAfterDays) return 'paused'
  if (late > 0) return 'missed'
  return late >= -remindDaysBefore ? 'coming' : undefined
}

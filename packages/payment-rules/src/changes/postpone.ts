import { dayAfter, laterDay } from '../days.ts'
import type { Due } from '../dues/dues.ts'

export type Postponement = { readonly number: number; readonly from: string; readonly to: string }

/**
 * Which part can be put off, and until when: the next one to be paid, while its day is still to come, but never beyond the day of
 * the part after it. Undefined when its day is here or has passed, or nothing is left to be put off.
 */
export function postponementOf(dues: readonly Due[], postponeDays: number): Postponement | undefined {
  const next = dues.find(({ open }) => open > 0)
  return next?.state === 'coming' ? putOff(dues, next, dayAfter(next.dueOn, postponeDays)) : undefined
}

/**
 * Which part staff can put off for a doctor: the next one to be paid, also when its day has passed, for then the days count from
 * today; not where the part after it is due as well.
 */
export function postponementByStaff(
  dues: readonly Due[],
  postponeDays: number,
  today: string,
): Postponement | undefined {
  const next = dues.find(({ open }) => open > 0)
  return next && putOff(dues, next, dayAfter(laterDay(next.dueOn, today), postponeDays), today)
}

function putOff(dues: readonly Due[], next: Due, latest: string, after = next.dueOn): Postponement | undefined {
  const following = dues[dues.indexOf(next) + 1]?.dueOn
  const to = following !== undefined && following < latest ? following : latest
  return to > laterDay(next.dueOn, after) ? { number: next.number, from: next.dueOn, to } : undefined
}

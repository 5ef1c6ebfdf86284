import { dayAfter } from '../days.ts'
import type { Due } from '../dues/dues.ts'

export type Postponement = { readonly number: number; readonly from: string; readonly to: string }

/**
 * Which part can be put off, and until when: the next one to be paid, while its day is still to come, but never beyond the day of
 * the part after it. Undefined when its day is here or has passed, or nothing is left to be put off.
 */
export function postponementOf(dues: readonly Due[], postponeDays: number): Postponement | undefined {
  const place = dues.findIndex(({ open }) => open > 0)
  const next = dues[place]
  if (next === undefined || next.state !== 'coming') return undefined
  const latest = dayAfter(next.dueOn, postponeDays)
  const following = dues[place + 1]?.dueOn
  const to = following !== undefined && following < latest ? following : latest
  return to > next.dueOn ? { number: next.number, from: next.dueOn, to } : undefined
}

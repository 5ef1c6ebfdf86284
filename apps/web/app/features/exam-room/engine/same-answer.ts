import type { WireAnswer } from '../../../kit/exam/exam-types.ts'

/** Whether two answers say the same; a stem left blank may be missing or null. */
export function sameAnswer(one: WireAnswer, other: WireAnswer): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  const stems = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])
  return [...stems].every((stem) => (one?.[stem] ?? null) === (other?.[stem] ?? null))
}

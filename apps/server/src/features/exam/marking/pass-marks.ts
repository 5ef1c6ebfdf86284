import type { Marks, RulePack } from '@prostuti/exam-rules'

/** The least with which one passes; null where the rules have no pass mark. */
export function passMarksOf({ pass }: Pick<RulePack, 'pass'>, outOf: Marks): Marks | null {
  if (pass === null) return null
  return pass.by === 'marks' ? pass.marks : Math.ceil((outOf * pass.percent) / 100)
}

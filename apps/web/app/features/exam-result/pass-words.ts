import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import type { MarkedResult } from '../../kit/exam/exam-types.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'

/** Whoever lacks at most a seventh of the pass mark was near: 60 of 70. To all others "so much more would have done" is no comfort. */
const nearShare = 1 / 7

export const isNear = (marks: number, passMarks: number): boolean =>
  marks < passMarks && passMarks - marks <= passMarks * nearShare

type Judged = Pick<MarkedResult, 'marks' | 'outcome'>

/**
 * How the marks stand to the pass mark. Some rules ask for more than the sum, so a failed one may have the marks: then, and
 * where much is lacking, the pass mark alone is said.
 */
export function passWords({ marks, outcome }: Judged, passMarks: number, locale: Locale): string {
  const pass = formatMarks(passMarks, locale)
  const more = formatMarks(Math.abs(marks - passMarks), locale)
  if (outcome === 'passed') return marks === passMarks ? m.result_just({ pass }) : m.result_above({ pass, more })
  return isNear(marks, passMarks) ? m.result_below({ pass, more }) : m.result_pass_marks({ pass })
}

import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { MarkedResult } from '../../../kit/exam/exam-types.ts'
import { formatMarks } from '../../../kit/exam/exam-words.ts'

type Correction = MarkedResult['corrections'][number]

/** What was corrected, and what it made of the reader's mark and rank. */
export function correctionWords(correction: Correction, locale: Locale): string {
  const { position, kind, marks_before: was, marks_after: is, rank_before, rank_after } = correction
  const n = formatNumber(position, locale)
  const what =
    kind === 'void'
      ? m.result_correction_void({ n })
      : kind === 'everyone'
        ? m.result_correction_everyone({ n })
        : m.result_correction_key({ n })
  const marks =
    was === null || is === null || was === is
      ? m.result_correction_same()
      : m.result_correction_marks({ was: formatMarks(was, locale), is: formatMarks(is, locale) })
  const rank =
    rank_before === null || rank_after === null || rank_before === rank_after
      ? ''
      : m.result_correction_rank({ was: formatNumber(rank_before, locale), is: formatNumber(rank_after, locale) })
  return [what, marks, rank].filter(Boolean).join(' ')
}

import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

type Subject = ToldInsight['subjects'][number]

/** In which subjects the whole interval lies above all, or below: only that is no luck. */
export function subjectsWords(subjects: readonly Subject[], locale: Locale): string[] {
  const compared = subjects.flatMap(({ subject, own, others }) =>
    own.figures === null || others.figures === null ? [] : { subject, ...own.figures, others: others.figures },
  )
  const above = compared.filter(({ low, others }) => low > others).map(({ subject }) => subject)
  const below = compared.filter(({ high, others }) => high < others).map(({ subject }) => subject)
  return [
    m.insight_subjects_text({}, { locale }),
    ...(above.length > 0 ? [m.insight_subjects_above({ subjects: above.join(', ') }, { locale })] : []),
    ...(below.length > 0 ? [m.insight_subjects_below({ subjects: below.join(', ') }, { locale })] : []),
    ...(compared.length > 0 && above.length + below.length === 0 ? [m.insight_subjects_like({}, { locale })] : []),
  ]
}

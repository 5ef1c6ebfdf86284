import { fewestOthers } from '@prostuti/learning-rules/insight/enough'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

/** Why there is no comparison with others; nothing where there is one. */
export function silenceWords(silent: ToldInsight['others']['silent'], locale: Locale): string | undefined {
  if (silent === 'not_yet') return m.insight_others_not_yet({}, { locale })
  if (silent === 'no_ranks') return m.insight_no_ranks({}, { locale })
  return silent === null ? undefined : m.insight_few_others({ n: formatNumber(fewestOthers, locale) }, { locale })
}

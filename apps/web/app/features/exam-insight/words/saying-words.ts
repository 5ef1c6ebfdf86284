import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

type Saying = NonNullable<ToldInsight['stems']>['saying']['figures']

/** Whether "true" or "false" is said too often. */
export function sayingWords(saying: Saying, locale: Locale): string[] {
  if (saying === null) return []
  const words = {
    true: m.insight_stems_over_true,
    false: m.insight_stems_over_false,
    none: m.insight_stems_balanced,
  }[saying.leaning]
  return [
    words({ said: formatNumber(saying.said_true, locale), are: formatNumber(saying.are_true, locale) }, { locale }),
  ]
}

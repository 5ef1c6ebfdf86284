import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

type Changes = NonNullable<ToldInsight['changes']['figures']>

export function changesWords({ changed, helped, hurt }: Changes, locale: Locale): string[] {
  const number = (value: number) => formatNumber(value, locale)
  const outcome =
    helped > hurt ? m.insight_changes_gain : helped < hurt ? m.insight_changes_loss : m.insight_changes_even
  return [
    m.insight_changes_text({ n: number(changed), helped: number(helped), hurt: number(hurt) }, { locale }),
    outcome({}, { locale }),
  ]
}

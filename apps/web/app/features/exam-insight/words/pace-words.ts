import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

/** Where the doctor stood at half time, what the last minutes brought, and what was left over. */
export function paceWords({ pace, others }: Pick<ToldInsight, 'pace' | 'others'>, locale: Locale): string[] {
  const own = pace.figures
  if (own === null) return []
  const number = (value: number) => formatNumber(Math.round(value), locale)
  const half = Math.floor((own.answered.length - 1) / 2)
  const [atHalf, all] = [own.answered[half] ?? 0, own.answered.at(-1) ?? 0]
  const among = others.figures?.[half]
  const minutes = formatNumber(Math.round(own.last.minutes * 10) / 10, locale)
  return [
    among
      ? m.insight_pace_middle({ own: number(atHalf), low: number(among.low), high: number(among.high) }, { locale })
      : m.insight_pace_alone({ own: number(atHalf), all: number(all) }, { locale }),
    m.insight_pace_last({ minutes, n: number(own.last.answered) }, { locale }),
    ...(own.unused > 0 ? [m.insight_pace_unused({ minutes: number(own.unused) }, { locale })] : []),
  ]
}

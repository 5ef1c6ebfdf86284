import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

type Speed = ToldInsight['speed']

export function speedWords({ figures, slow, fast }: Speed, locale: Locale): string[] {
  if (figures === null) return []
  const number = (value: number) => formatNumber(value, locale)
  return [
    m.insight_speed_text({ median: number(figures.median) }, { locale }),
    ...(slow.figures && fast.figures
      ? [
          m.insight_speed_shares(
            { slow: number(percentRight(slow.figures)), fast: number(percentRight(fast.figures)) },
            { locale },
          ),
        ]
      : []),
    ...(figures.unknown > 0 ? [m.insight_speed_unknown({ n: number(figures.unknown) }, { locale })] : []),
  ]
}

const percentRight = ({ right, wrong }: NonNullable<Speed['slow']['figures']>): number =>
  Math.round((100 * right) / (right + wrong))

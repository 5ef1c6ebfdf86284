import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useId } from 'react'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'
import { DataTable } from '../../../kit/learning/data-table.tsx'
import styles from '../insight.module.css'
import { PictureCard } from '../picture-card.tsx'
import { speedWords } from '../words/speed-words.ts'
import { drawSpeed, frame } from './draw-speed.ts'
import { Hatch } from './hatch.tsx'

type Figures = NonNullable<ToldInsight['speed']['figures']>

/** How long answers took: the right ones above the line, the wrong ones below it, left of the own middle and right of it. */
export function Speed({ insight: { speed } }: { insight: ToldInsight }) {
  const locale = getLocale()
  if (speed.figures === null) return null
  return (
    <PictureCard title={m.insight_speed()} says={speedWords(speed, locale)}>
      <Bars figures={speed.figures} locale={locale} />
      <p className={styles.legend} aria-hidden="true">
        <span data-is="right">{m.insight_right()}</span>
        <span data-is="wrong">{m.insight_wrong()}</span>
      </p>
      <SpeedTable figures={speed.figures} locale={locale} />
    </PictureCard>
  )
}

function Bars({ figures, locale }: { figures: Figures; locale: Locale }) {
  const hatch = useId()
  const { bars, middle, medianX, minutes } = drawSpeed(figures)
  const number = (value: number) => formatNumber(value, locale)
  const toRight = medianX < frame.width / 2
  return (
    <svg className={styles.svg} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <Hatch id={hatch} />
      {bars.map(({ right, wrong }) => (
        <g key={right.x}>
          {right.height > 0 && <rect className={styles.right} {...right} rx="2" />}
          {wrong.height > 0 && (
            <>
              <rect className={styles.wrong} {...wrong} rx="2" />
              <rect {...wrong} rx="2" fill={`url(#${hatch})`} />
            </>
          )}
        </g>
      ))}
      <path className={styles.floor} d={`M${frame.left} ${middle}H${frame.right}`} />
      <path className={styles.mark} d={`M${medianX} ${frame.bottom}V10`} />
      <text className={styles.over} x={medianX + (toRight ? 6 : -6)} y="16" textAnchor={toRight ? 'start' : 'end'}>
        {m.insight_speed_median({ n: number(figures.median) })}
      </text>
      {minutes.map(({ x, minute }, nth) => (
        <text key={minute} x={x} y={frame.bottom + 20} textAnchor={nth === 0 ? 'start' : nth === 3 ? 'end' : 'middle'}>
          {nth === 3 ? m.insight_speed_more() : m.insight_speed_minutes({ n: number(minute) })}
        </text>
      ))}
    </svg>
  )
}

function SpeedTable({ figures: { bars, bar_seconds: each }, locale }: { figures: Figures; locale: Locale }) {
  const number = (value: number) => formatNumber(value, locale)
  return (
    <DataTable
      caption={m.insight_speed_table()}
      head={[m.insight_speed_seconds(), m.insight_right(), m.insight_wrong()]}
      rows={bars.map(({ right, wrong }, nth) => [
        nth === bars.length - 1
          ? m.insight_speed_from({ n: number(nth * each) })
          : m.insight_pace_between({ low: number(nth * each), high: number((nth + 1) * each) }),
        number(right),
        number(wrong),
      ])}
    />
  )
}

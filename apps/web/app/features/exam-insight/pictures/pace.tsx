import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'
import { DataTable } from '../../../kit/learning/data-table.tsx'
import styles from '../insight.module.css'
import { NoOthers, PictureCard } from '../picture-card.tsx'
import { paceWords } from '../words/pace-words.ts'
import { drawPace, frame } from './draw-pace.ts'

/** Where the time went: answers over time, against the middle half of all. */
export function Pace({ insight }: { insight: ToldInsight }) {
  const locale = getLocale()
  const own = insight.pace.figures
  if (own === null) return null
  const drawing = drawPace({
    ...{ minutes: insight.minutes, questions: insight.questions, answered: own.answered },
    others: insight.others.figures,
    lastMinutes: own.last.minutes,
  })
  const number = (value: number) => formatNumber(Math.round(value * 10) / 10, locale)
  return (
    <PictureCard title={m.insight_pace()} says={paceWords(insight, locale)}>
      <svg className={styles.svg} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        <rect
          className={styles.stretch}
          x={drawing.lastX}
          y={frame.top}
          width={frame.right - drawing.lastX}
          height={frame.floor - frame.top}
        />
        {drawing.counts.map(({ count, y }) => (
          <g key={count}>
            <path className={styles.grate} d={`M${frame.left} ${y}H${frame.right}`} />
            <text x={frame.left - 6} y={y + 4} textAnchor="end">
              {number(count)}
            </text>
          </g>
        ))}
        {drawing.band && <path className={styles.band} d={drawing.band} />}
        {drawing.middle && <path className={styles.middle} d={drawing.middle} />}
        <path className={styles.own} d={drawing.line} />
        <circle className={styles.dot} cx={drawing.end.x} cy={drawing.end.y} r="5" />
        <path className={styles.floor} d={`M${frame.left} ${frame.floor}H${frame.right}`} />
        {drawing.minutes.map(({ x, minute }) => (
          <text key={minute} x={x} y={frame.floor + 19} textAnchor={minute === insight.minutes ? 'end' : 'middle'}>
            {minute === insight.minutes ? m.insight_speed_minutes({ n: number(minute) }) : number(minute)}
          </text>
        ))}
      </svg>
      <p className={styles.legend} aria-hidden="true">
        <span data-is="line">{m.insight_pace_you()}</span>
        {insight.others.figures && <span data-is="band">{m.insight_pace_others()}</span>}
        <span data-is="stretch">{m.insight_pace_stretch({ minutes: number(own.last.minutes) })}</span>
      </p>
      <PaceTable insight={insight} answered={own.answered} locale={locale} />
      <NoOthers silent={insight.others.silent} />
    </PictureCard>
  )
}

type PaceTableProps = { insight: ToldInsight; answered: readonly number[]; locale: Locale }

function PaceTable({ insight: { minutes, others }, answered, locale }: PaceTableProps) {
  const number = (value: number) => formatNumber(Math.round(value), locale)
  return (
    <DataTable
      caption={m.insight_pace_table()}
      head={[m.insight_pace_minute(), m.insight_pace_you(), ...(others.figures ? [m.insight_pace_others()] : [])]}
      rows={answered.map((count, nth) => {
        const among = others.figures?.[nth]
        return [
          formatNumber(Math.round((minutes * nth * 10) / (answered.length - 1)) / 10, locale),
          number(count),
          ...(among ? [m.insight_pace_between({ low: number(among.low), high: number(among.high) })] : []),
        ]
      })}
    />
  )
}

import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useId } from 'react'
import type { MarkBin, MarkedResult } from '../../../kit/exam/exam-types.ts'
import { formatMarks } from '../../../kit/exam/exam-words.ts'
import { DataTable } from '../../../kit/learning/data-table.tsx'
import styles from '../styles/distribution.module.css'
import { type Drawing, drawDistribution, frame, trimBins } from './draw-distribution.ts'
import { layOutLabels } from './lay-out-labels.ts'

type DistributionProps = {
  distribution: NonNullable<MarkedResult['distribution']>
  marks: number
  passMarks: number | null
  /** Null where there is none to show. */
  percentile: number | null
}

/** How many got how many marks, with one's own place marked; the same as a table for who cannot see it. */
export function Distribution({ distribution, marks, passMarks, percentile }: DistributionProps) {
  const locale = getLocale()
  const hatch = useId()
  const drawing = drawDistribution(distribution.bins, marks, passMarks)
  const you = m.result_you({ marks: formatMarks(marks, locale) })
  const pass = passMarks === null ? undefined : m.result_pass_at({ marks: formatMarks(passMarks, locale) })
  const labels = layOutLabels(drawing, you, pass)
  return (
    <>
      <svg
        className={styles.dist}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={pictureWords(distribution.average, marks, passMarks, locale)}
      >
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={styles.distHatch} d="M0 0V5" />
          </pattern>
        </defs>
        <Shape drawing={drawing} hatch={`url(#${hatch})`} />
        <path className={styles.distFloor} d={`M0 ${frame.floor}H${frame.width}`} />
        {drawing.ticks.map(({ x, marks: at }) => (
          <g key={at}>
            <path className={styles.distFloor} d={`M${x} ${frame.floor}v4`} />
            <text x={x} y={frame.floor + 20} textAnchor="middle">
              {formatMarks(at, locale)}
            </text>
          </g>
        ))}
        {drawing.passX !== undefined && labels.pass && (
          <>
            <path className={styles.distPass} d={`M${drawing.passX} ${frame.floor + 4}V${labels.pass.y + 6}`} />
            <text className={styles.distOver} x={labels.pass.x} y={labels.pass.y} textAnchor={labels.pass.anchor}>
              {pass}
            </text>
          </>
        )}
        <path className={styles.distOwn} d={`M${drawing.own.x} ${frame.floor}V8`} />
        {drawing.curve && <circle className={styles.distDot} cx={drawing.own.x} cy={drawing.own.y} r="5.5" />}
        <path className={styles.distFlag} d={labels.flag.path} />
        <text className={styles.distMe} x={labels.flag.textX} y="25" textAnchor={labels.flag.anchor}>
          {you}
        </text>
        {percentile !== null && drawing.curve && labels.share && (
          <>
            <rect
              className={styles.distShare}
              x={labels.share.x - 24}
              y={frame.floor - 40}
              width="48"
              height="24"
              rx="12"
            />
            <text className={styles.distShareText} x={labels.share.x} y={frame.floor - 23} textAnchor="middle">
              {formatNumber(Math.floor(percentile / 100), locale)}%
            </text>
          </>
        )}
      </svg>
      <BinTable bins={distribution.bins} locale={locale} />
    </>
  )
}

function Shape({ drawing: { curve, bars }, hatch }: { drawing: Drawing; hatch: string }) {
  if (curve)
    return (
      <>
        <path className={styles.distArea} d={curve.area} />
        <path d={curve.below} fill={hatch} />
        <path className={styles.distLine} d={curve.line} />
      </>
    )
  return bars
    .filter(({ height }) => height > 0)
    .map(({ side, ...box }) => (
      <g key={box.x}>
        <rect className={styles.distBar} data-is={side} {...box} rx="2" />
        {side === 'below' && <rect {...box} rx="2" fill={hatch} />}
      </g>
    ))
}

const BinTable = ({ bins, locale }: { bins: readonly MarkBin[]; locale: Locale }) => (
  <DataTable
    caption={m.result_table()}
    head={[m.result_table_marks(), m.result_table_people()]}
    rows={trimBins(bins).map(({ from, to, count }) => [
      m.result_table_range({ from: formatMarks(from, locale), to: formatMarks(to, locale) }),
      formatNumber(count, locale),
    ])}
  />
)

function pictureWords(average: number | null, marks: number, passMarks: number | null, locale: Locale): string {
  return [
    m.result_picture(),
    m.result_picture_you({ marks: formatMarks(marks, locale) }),
    passMarks !== null && m.result_picture_pass({ marks: formatMarks(passMarks, locale) }),
    average !== null && m.result_picture_average({ marks: formatMarks(average, locale) }),
  ]
    .filter(Boolean)
    .join(' ')
}

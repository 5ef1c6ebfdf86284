import { dhakaParts } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import styles from './trend.module.css'
import type { TrendPoint } from './trend-of.ts'

const lines = [100, 75, 50, 25, 0]

type TrendProps = {
  points: readonly TrendPoint[]
  /** What it shows, for who cannot see it: per cents of marks where nothing is said. */
  alt?: string
}

/**
 * The doctor's per cents as a line, with the average of all and the pass mark where they are known. Lines are stretched to
 * the width; words and points are HTML, so that they stay readable on a phone.
 */
export function Trend({ points, alt = m.courseexam_trend_alt() }: TrendProps) {
  const locale = getLocale()
  const across = (position: number) => ((position + 0.5) / points.length) * 100
  const path = (value: (point: TrendPoint) => number | null) =>
    points.flatMap((point, position) => {
      const at = value(point)
      return at === null ? [] : `${across(position)},${100 - at}`
    })
  const averages = path(({ average }) => average)
  const hasPass = points.some(({ pass }) => pass !== null)
  return (
    <figure className={styles.trend}>
      <figcaption className="sr">{alt}</figcaption>
      <div className={styles.trendPlot} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className={styles.trendLine} style={{ top: `${100 - line}%` }}>
            <small>{formatNumber(line, locale)}</small>
          </span>
        ))}
        <div className={styles.trendArea}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {averages.length > 1 && <polyline data-is="average" points={averages.join(' ')} />}
            <polyline data-is="own" points={path(({ percent }) => percent).join(' ')} />
          </svg>
          {points.map(({ key, percent, average, pass }, position) => (
            <span key={key} className={styles.trendColumn} style={{ left: `${across(position)}%` }}>
              {pass !== null && <i className={styles.trendPass} style={{ bottom: `${pass}%` }} />}
              {average !== null && <i className={styles.trendAverage} style={{ bottom: `${average}%` }} />}
              <i
                className={styles.trendOwn}
                data-part="trend-own"
                data-is={isCrowded(percent, [average, pass]) ? 'below' : undefined}
                style={{ bottom: `${percent}%` }}
              >
                <b>{formatNumber(percent, locale)}</b>
              </i>
            </span>
          ))}
        </div>
      </div>
      <div className={styles.trendDates} aria-hidden="true">
        {points.map(({ key, at }, position) => (
          <small key={key} data-is={isCrowdedOut(position, points.length) ? 'crowded' : undefined}>
            {shortDate(at)}
          </small>
        ))}
      </div>
      {(averages.length > 0 || hasPass) && (
        <p className={styles.trendKey} aria-hidden="true">
          <span data-is="own">{m.courseexam_trend_you()}</span>
          {averages.length > 0 && <span data-is="average">{m.courseexam_trend_average()}</span>}
          {hasPass && <span data-is="pass">{m.courseexam_trend_pass()}</span>}
        </p>
      )}
    </figure>
  )
}

/** `১৪/১১`: a column on a phone is narrow. */
function shortDate(at: string): string {
  const { day, month } = dhakaParts(new Date(at))
  return localizeDigits(`${day}/${month}`, getLocale())
}

/** More dates than this would run into each other on a phone: there every second is left out, never the newest. */
const mostDates = 6

const isCrowdedOut = (position: number, count: number): boolean => count > mostDates && (count - 1 - position) % 2 === 1

/** How much of the height a figure above its point takes. */
const figureHeight = 16

/** Whether something else is drawn where the figure would stand, and not below. */
function isCrowded(percent: number, others: readonly (number | null)[]): boolean {
  const gaps = others.flatMap((other) => (other === null ? [] : other - percent))
  const above = gaps.some((gap) => gap > 0 && gap < figureHeight)
  return above && !gaps.some((gap) => gap < 0 && gap > -figureHeight)
}

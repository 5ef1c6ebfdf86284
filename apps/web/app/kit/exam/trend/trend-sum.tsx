import type { TrendSum as Sum } from '@prostuti/exam-rules'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import styles from './trend.module.css'

/** Less than this is chance, not a change. */
const tellingChange = 3

/** The picture in three figures and a sentence. */
export function TrendSum({ sum }: { sum: Sum }) {
  const n = (value: number) => ({ n: formatNumber(value, getLocale()) })
  const figures = [
    { name: m.courseexam_sat(), value: n(sum.sat).n },
    { name: m.courseexam_average(), value: m.courseexam_percent(n(sum.average)) },
    { name: m.courseexam_best(), value: m.courseexam_percent(n(sum.best)) },
  ]
  return (
    <>
      <dl className={styles.trendFigures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sum.sat > 1 && (
        <p className="muted">
          {changeWords()}
          {sum.compared > 0 && ` ${m.courseexam_trend_above({ ...n(sum.above), total: n(sum.compared).n })}`}
        </p>
      )}
    </>
  )

  function changeWords(): string {
    if (Math.abs(sum.last - sum.first) < tellingChange) return m.courseexam_trend_same()
    const from = { first: n(sum.first).n, last: n(sum.last).n }
    return sum.last > sum.first ? m.courseexam_trend_up(from) : m.courseexam_trend_down(from)
  }
}

import * as m from '@prostuti/text/messages'
import chart from '../../../kit/chart/chart.module.css'
import type { Board } from '../model/board-types.ts'
import { count, shortTime } from '../model/board-words.ts'
import styles from './pictures.module.css'

type Point = Board['lag'][number]

const left = 42
const right = 412
const top = 12
const bottom = 108

/** How long answers take to be put on disk: what is usual, and the slowest of a hundred. */
export function LagPicture({ lag }: { lag: readonly Point[] }) {
  const last = lag.at(-1)
  return (
    <section className={`card ${styles.picture}`}>
      <header>
        <h2>{m.office_control_lag()}</h2>
        <span>{m.office_control_ms()}</span>
      </header>
      {last === undefined ? (
        <p className={styles.none}>{m.office_control_lag_none()}</p>
      ) : (
        <Lines lag={lag} last={last} />
      )}
    </section>
  )
}

function Lines({ lag, last }: { lag: readonly Point[]; last: Point }) {
  const high = niceTop(Math.max(...lag.map(({ slow }) => slow)))
  const from = Date.parse(lag[0]?.at ?? last.at)
  const span = Math.max(1, Date.parse(last.at) - from)
  const x = ({ at }: Point) => left + ((Date.parse(at) - from) / span) * (right - left)
  const y = (ms: number) => bottom - (Math.min(ms, high) / high) * (bottom - top)
  const line = (value: (point: Point) => number) =>
    lag.map((point, nth) => `${nth === 0 ? 'M' : 'L'}${x(point).toFixed(1)} ${y(value(point)).toFixed(1)}`).join('')
  const label = m.office_control_lag_label({ typical: count(last.typical), slow: count(last.slow) })
  return (
    <div className={styles.body}>
      <svg className={chart.chart} viewBox="0 0 420 132" role="img" aria-label={label}>
        {[0, high / 2, high].map((ms) => (
          <g key={ms}>
            <line x1={left} x2={right} y1={y(ms)} y2={y(ms)} data-is={ms === 0 ? 'solid' : undefined} />
            <text x={left - 6} y={y(ms) + 5} textAnchor="end">
              {count(ms)}
            </text>
          </g>
        ))}
        <path d={line(({ slow }) => slow)} className={styles.slow} />
        <path d={line(({ typical }) => typical)} className={styles.typical} />
        <text x={left} y={128}>
          {shortTime(from)}
        </text>
        <text x={right} y={128} textAnchor="end" data-is="name">
          {m.office_control_now()}
        </text>
      </svg>
      <p className={styles.legend}>
        <span data-is="typical">{m.office_control_lag_typical({ ms: count(last.typical) })}</span>
        <span data-is="slow">{m.office_control_lag_slow({ ms: count(last.slow) })}</span>
        <span>{m.office_control_rate({ count: count(Math.round(last.saves / 10)) })}</span>
      </p>
    </div>
  )
}

/** A top that can be halved: 40, 100, 200, 400, 1000 … */
function niceTop(most: number): number {
  const tens = 10 ** Math.floor(Math.log10(Math.max(10, most)))
  return [1, 2, 4, 10].map((times) => times * tens).find((value) => value >= most) ?? most
}

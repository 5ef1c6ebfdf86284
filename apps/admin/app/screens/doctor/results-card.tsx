import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import chart from '../../kit/chart/chart.module.css'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import own from './doctor.module.css'
import type { Doctor } from './doctor-types.ts'

type Results = NonNullable<Doctor['results']>

const [width, height, ground, top] = [250, 74, 54, 12]

/** How the last exams went, as a line; each point is an exam. */
export function ResultsCard({ results }: { results: Results }) {
  const percents = results.map(({ percent }) => percent)
  const [least, most] = [Math.min(...percents), Math.max(...percents)]
  const across = (nth: number) => (results.length === 1 ? width / 2 : 10 + (nth * (width - 20)) / (results.length - 1))
  const up = (percent: number) => ground - 4 - ((percent - least) / Math.max(1, most - least)) * (ground - top - 8)
  const words = (percent: number) => `${numberWords(Math.round(percent))}%`
  const last = results.at(-1)!
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_doctor_results()}</h2>
        <span className="meta">{m.office_doctor_results_last({ count: numberWords(results.length) })}</span>
      </header>
      <div className={styles.body}>
        {results.length > 1 && (
          <svg
            className={`${chart.chart} ${own.line}`}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={m.office_doctor_results_label({
              count: numberWords(results.length),
              from: words(least),
              to: words(most),
            })}
          >
            <line x1="0" x2={width} y1={ground} y2={ground} data-is="solid" />
            <polyline points={results.map(({ percent }, nth) => `${across(nth)},${up(percent)}`).join(' ')} />
            {results.map(({ attempt_id, percent, title }, nth) => (
              <circle key={attempt_id} cx={across(nth)} cy={up(percent)} r={nth === results.length - 1 ? 5 : 3.2}>
                <title>
                  {pickText(title, getLocale())}: {words(percent)}
                </title>
              </circle>
            ))}
            <text x="4" y={ground + 17}>
              {words(percents[0] ?? 0)}
            </text>
            <text x={width - 4} y={ground + 17} textAnchor="end" data-is="name">
              {words(last.percent)}
            </text>
          </svg>
        )}
        <p className="meta">
          <Link className="link-in" to={`/results/${last.paper_id}`}>
            {pickText(last.title, getLocale())}
          </Link>
          {` · ${words(last.percent)}`}
        </p>
      </div>
    </section>
  )
}

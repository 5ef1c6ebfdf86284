import * as m from '@prostuti/text/messages'
import chart from '../../kit/chart/chart.module.css'
import styles from '../../kit/exam/exam-screen.module.css'
import { marksWords, numberWords } from '../../kit/exam/marks-words.ts'
import own from './results.module.css'
import type { PaperResults } from './results-types.ts'

type MarksSpreadProps = { bins: PaperResults['paper']['bins']; passMarks: number | null }

const [width, height, ground] = [720, 150, 120]

/** How many have which marks, as bars; those below the pass mark are paler. */
export function MarksSpread({ bins, passMarks }: MarksSpreadProps) {
  const most = bins.reduce((best, bin) => (bin.count > best.count ? bin : best))
  const wide = width / bins.length
  const words = ({ from, to, count }: (typeof bins)[number]) => ({
    from: marksWords(from),
    to: marksWords(to),
    count: numberWords(count),
  })
  const every = Math.ceil(bins.length / 10)
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_results_spread()}</h2>
      </header>
      <div className={styles.body}>
        <svg
          className={`${chart.chart} ${own.spread}`}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={m.office_results_spread_label(words(most))}
        >
          {bins.map((bin, nth) => {
            const tall = (bin.count / Math.max(1, most.count)) * (ground - 22)
            const isBelow = passMarks !== null && bin.to <= passMarks
            return (
              <g key={bin.from}>
                <rect
                  x={nth * wide + 1.5}
                  y={ground - tall}
                  width={Math.max(2, wide - 3)}
                  height={tall}
                  rx="2"
                  data-is={isBelow ? 'below' : undefined}
                >
                  <title>{m.office_results_spread_bar(words(bin))}</title>
                </rect>
                {bin.count > 0 && wide >= 22 && (
                  <text x={(nth + 0.5) * wide} y={ground - tall - 5} textAnchor="middle" data-is="count">
                    {numberWords(bin.count)}
                  </text>
                )}
              </g>
            )
          })}
          <line x1="0" x2={width} y1={ground} y2={ground} data-is="ground" />
          {bins
            .filter((_, nth) => nth % every === 0)
            .map((bin) => (
              <text key={bin.from} x={bins.indexOf(bin) * wide + 2} y={ground + 20}>
                {marksWords(bin.from)}
              </text>
            ))}
        </svg>
      </div>
    </section>
  )
}

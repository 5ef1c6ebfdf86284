import * as m from '@prostuti/text/messages'
import chart from '../../kit/chart/chart.module.css'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords, shareWords } from '../../kit/exam/marks-words.ts'
import type { Item } from './analysis-types.ts'
import own from './item-analysis.module.css'
import { box, layScatter } from './scatter-layout.ts'

type ScatterProps = { items: Item[]; chosen: Item | undefined; onChoose: (item: Item) => void }

/** Every question as a dot. What it shows stands in the table below too, which is the way to it by keyboard. */
export function Scatter({ items, chosen, onChoose }: ScatterProps) {
  const { dots, ticks, doubtY } = layScatter(items)
  const doubted = dots.filter(({ isDoubted }) => isDoubted)
  return (
    <section className={`card ${styles.card} ${own.picture}`}>
      <header>
        <h2>{m.office_analysis_picture({ count: numberWords(items.length) })}</h2>
        <span className="meta">{m.office_analysis_picture_hint()}</span>
      </header>
      <div className={styles.body}>
        <svg
          className={`${chart.chart} ${own.dots}`}
          viewBox={`0 0 ${box.width} ${box.height}`}
          role="img"
          aria-label={m.office_analysis_picture_label({
            count: numberWords(items.length),
            doubted: numberWords(doubted.length),
          })}
        >
          <defs>
            <pattern
              id="doubt"
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
              className={own.hatch}
            >
              <line x1="0" y1="0" x2="0" y2="7" />
            </pattern>
          </defs>
          <rect x={box.left} y={doubtY} width={box.right - box.left} height={box.bottom - doubtY} fill="url(#doubt)" />
          {ticks.map(({ value, y }) => (
            <g key={value}>
              <line x1={box.left} x2={box.right} y1={y} y2={y} data-is={value === 0 ? 'ground' : undefined} />
              <text x={box.left - 8} y={y + 5} textAnchor="end">
                {numberWords(value)}
              </text>
            </g>
          ))}
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <text
              key={share}
              x={box.left + share * (box.right - box.left)}
              y={box.bottom + 20}
              textAnchor={share === 1 ? 'end' : 'middle'}
            >
              {shareWords(share)}
            </text>
          ))}
          <text x={box.left + 8} y="20">
            {m.office_analysis_axis_y()}
          </text>
          <text x={box.right} y={box.bottom + 41} textAnchor="end">
            {m.office_analysis_axis_x()}
          </text>
          {dots.map(({ item, x, y, isDoubted }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table below is the way by keyboard
            <g key={item.question.id} className={own.dot} onClick={() => onChoose(item)}>
              <title>{m.office_analysis_question({ n: numberWords(item.question.position) })}</title>
              <circle cx={x} cy={y} r="11" data-is="reach" />
              <circle cx={x} cy={y} r={isDoubted ? 5.5 : 4} data-is={isDoubted ? 'doubted' : undefined} />
              {item === chosen && <circle cx={x} cy={y} r="9.5" data-is="chosen" />}
            </g>
          ))}
          {doubted.slice(0, 12).map(({ item, x, y }) => (
            <text
              key={item.question.id}
              x={x > box.right - 40 ? x - 12 : x + 12}
              y={y + 5}
              textAnchor={x > box.right - 40 ? 'end' : 'start'}
              data-is="name"
            >
              {numberWords(item.question.position)}
            </text>
          ))}
        </svg>
      </div>
    </section>
  )
}

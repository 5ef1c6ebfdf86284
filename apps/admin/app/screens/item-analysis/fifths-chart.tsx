import * as m from '@prostuti/text/messages'
import chart from '../../kit/chart/chart.module.css'
import { shareWords } from '../../kit/exam/marks-words.ts'
import type { Choice, Item } from './analysis-types.ts'
import { layFifths } from './fifths-layout.ts'
import own from './item-analysis.module.css'
import { choiceWords } from './item-words.ts'

type FifthsChartProps = { item: Item; choices: readonly Choice[] }

/** Who chose what, from the weakest fifth to the best. */
export function FifthsChart({ item, choices }: FifthsChartProps) {
  const lines = layFifths(choices)
  const words = lines.map(({ choice, shares }) =>
    m.office_analysis_fifths_series({ letter: choiceWords(item, choice), values: shares.map(shareWords).join(', ') }),
  )
  const key = choices
    .filter(({ is_key }) => is_key)
    .map((choice) => choiceWords(item, choice))
    .join(', ')
  const isRight = lines.some(({ isLeading, choice }) => isLeading && choice.is_key)
  return (
    <>
      <svg
        className={`${chart.chart} ${own.fifths}`}
        viewBox="0 0 340 214"
        role="img"
        aria-label={m.office_analysis_fifths_label({ words: words.join('; ') })}
      >
        {[0, 50, 100].map((share) => (
          <g key={share}>
            <line x1="46" x2="292" y1={180 - share * 1.6} y2={180 - share * 1.6} data-is="solid" />
            <text x="40" y={185 - share * 1.6} textAnchor="end">
              {shareWords(share / 100)}
            </text>
          </g>
        ))}
        {lines.map(({ choice, points, labelY, isLeading }) => (
          <g key={`${choice.part_id} ${choice.said}`} data-is={isLeading ? 'leading' : choice.is_key ? 'key' : 'other'}>
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {points.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r="3.5" />
            ))}
            <text x="304" y={labelY} data-is="name">
              {choiceWords(item, choice)}
            </text>
          </g>
        ))}
        <text x="46" y="204">
          {m.office_analysis_lowest()}
        </text>
        <text x="169" y="204" textAnchor="middle">
          {m.office_analysis_middle()}
        </text>
        <text x="292" y="204" textAnchor="end">
          {m.office_analysis_best()}
        </text>
      </svg>
      <p className="meta">
        {isRight ? m.office_analysis_fifths_hint_right({ key }) : m.office_analysis_fifths_hint({ key })}
      </p>
    </>
  )
}

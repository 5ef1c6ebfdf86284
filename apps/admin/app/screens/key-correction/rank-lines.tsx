import * as m from '@prostuti/text/messages'
import styles from '../../kit/exam/exam-screen.module.css'
import { marksWords, numberWords } from '../../kit/exam/marks-words.ts'
import type { Correction, Effect } from './correction-types.ts'
import { answerWords } from './correction-words.ts'
import own from './key-correction.module.css'
import { layRanks, type RankLine } from './rank-layout.ts'

const [width, top, rowHeight] = [940, 30, 36]
const [lineFrom, lineTo] = [346, 610]

type RankLinesProps = { question: Correction['question']; effects: Effect[] }

const rankWords = (rank: number | null): string => (rank === null ? '–' : numberWords(rank))
const moveWords = (move: number | null): string =>
  move === null || move === 0 ? '=' : `${move > 0 ? '↑' : '↓'} ${numberWords(Math.abs(move))}`
const toneOf = (move: number | null): 'up' | 'down' | 'same' =>
  move === null || move === 0 ? 'same' : move > 0 ? 'up' : 'down'

/** Who stands where before and after: as lines where there is room, as a table where there is not and for whoever cannot see them. */
export function RankLines({ question, effects }: RankLinesProps) {
  const lines = layRanks(effects)
  const yOf = (row: number) => top + row * rowHeight + rowHeight / 2
  const words = lines.map(({ effect }) =>
    m.office_correction_line({
      name: effect.name,
      from: rankWords(effect.rank_before),
      to: rankWords(effect.rank_after),
    }),
  )
  return (
    <>
      <svg
        className={own.lines}
        viewBox={`0 0 ${width} ${top + effects.length * rowHeight + 4}`}
        role="img"
        aria-label={m.office_correction_lines_label({ words: words.join(', ') })}
      >
        <text x="36" y="16">
          {m.office_correction_before()}
        </text>
        <text x="246" y="16" textAnchor="middle">
          {m.office_correction_answered()}
        </text>
        <text x="332" y="16" textAnchor="end">
          {m.office_correction_marks()}
        </text>
        <text x="656" y="16">
          {m.office_correction_after()}
        </text>
        <text x="880" y="16" textAnchor="end">
          {m.office_correction_marks()}
        </text>
        {effects.map(({ attempt_id }, nth) => (
          <line key={attempt_id} x1="0" x2={width} y1={top + nth * rowHeight} y2={top + nth * rowHeight} />
        ))}
        {lines.map(({ effect, from, to, move }) => (
          <g key={effect.attempt_id} data-is={toneOf(move)}>
            <path
              d={`M${lineFrom} ${yOf(from)}C${(lineFrom + lineTo) / 2} ${yOf(from)} ${(lineFrom + lineTo) / 2} ${yOf(to)} ${lineTo} ${yOf(to)}`}
            />
            <circle cx={lineFrom} cy={yOf(from)} r="3.5" />
            <circle cx={lineTo} cy={yOf(to)} r="3.5" />
            <text x="26" y={yOf(from) + 5} textAnchor="end" data-is="figure">
              {rankWords(effect.rank_before)}
            </text>
            <text x="36" y={yOf(from) + 5} data-is="name">
              {shortName(effect.name)}
            </text>
            <text x="246" y={yOf(from) + 5} textAnchor="middle">
              {answerWords(question, effect.answer)}
            </text>
            <text x="332" y={yOf(from) + 5} textAnchor="end" data-is="figure">
              {marksWords(effect.marks_before)}
            </text>
            <text x="622" y={yOf(to) + 5} data-is="figure">
              {rankWords(effect.rank_after)}
            </text>
            <text x="656" y={yOf(to) + 5} data-is="name">
              {shortName(effect.name)}
            </text>
            <text x="880" y={yOf(to) + 5} textAnchor="end" data-is="figure">
              {marksWords(effect.marks_after)}
            </text>
            <text x="932" y={yOf(to) + 5} textAnchor="end" data-is="move">
              {moveWords(move)}
            </text>
          </g>
        ))}
      </svg>
      <RankTable question={question} lines={lines} />
    </>
  )
}

/** As much of a name as its column holds. */
const shortName = (name: string): string => (name.length > 24 ? `${name.slice(0, 23)}…` : name)

function RankTable({ question, lines }: { question: Correction['question']; lines: RankLine[] }) {
  return (
    <table className={`${styles.table} ${own.rankTable}`}>
      <thead>
        <tr>
          <th scope="col">{m.office_results_doctor()}</th>
          <th scope="col" data-is="number">
            {m.office_correction_marks()}
          </th>
          <th scope="col" data-is="number">
            {m.office_results_rank()}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ effect, move }) => (
          <tr key={effect.attempt_id}>
            <td>
              {effect.name}
              <small>{answerWords(question, effect.answer)}</small>
            </td>
            <td data-is="number">
              {m.office_correction_from_to({
                from: marksWords(effect.marks_before),
                to: marksWords(effect.marks_after),
              })}
            </td>
            <td data-is={toneOf(move) === 'down' ? 'number bad' : 'number'}>
              {m.office_correction_from_to({
                from: rankWords(effect.rank_before),
                to: rankWords(effect.rank_after),
              })}
              <small>{moveWords(move)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

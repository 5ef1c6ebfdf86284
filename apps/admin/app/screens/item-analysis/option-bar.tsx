import { numberWords } from '../../kit/exam/marks-words.ts'
import type { Choice, Item } from './analysis-types.ts'
import own from './item-analysis.module.css'
import { choiceWords } from './item-words.ts'

type OptionBarProps = { item: Item; choices: readonly Choice[]; isNamed?: boolean }

const [width, height] = [148, 18]

/** How many chose which option: one bar, the key in full colour. */
export function OptionBar({ item, choices, isNamed = false }: OptionBarProps) {
  const shown = choices.filter(({ part_id }) => part_id !== null)
  const total = Math.max(
    1,
    choices.reduce((sum, { count }) => sum + count, 0),
  )
  const words = choices.map((choice) => `${choiceWords(item, choice)} ${numberWords(choice.count)}`).join(' · ')
  let from = 0
  return (
    <>
      <svg className={own.bar} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
        {shown.map((choice) => {
          const wide = (choice.count / total) * width
          const x = from
          from += wide
          return (
            <g key={`${choice.part_id} ${choice.said}`} data-is={choice.is_key ? 'key' : undefined}>
              <rect x={x + 0.75} width={Math.max(0.5, wide - 1.5)} height={height} rx="3" />
              {wide > 20 && (
                <text x={x + wide / 2} y="13" textAnchor="middle">
                  {choiceWords(item, choice)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      {isNamed && <p className="meta">{words}</p>}
    </>
  )
}

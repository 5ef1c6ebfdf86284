import * as m from '@prostuti/text/messages'
import styles from './control-room.module.css'
import { type Board, filters, type SitterFilter } from './model/board-types.ts'
import { count, filterWords } from './model/board-words.ts'

type CountersProps = { counts: Board['counts']; chosen: SitterFilter; onChoose: (filter: SitterFilter) => void }

/** How many are where; each number shows its people. */
export function Counters({ counts, chosen, onChoose }: CountersProps) {
  return (
    <fieldset className={`card ${styles.counters}`}>
      <legend className="sr">{m.office_control_filters()}</legend>
      {filters.map((filter, nth) => {
        const value = counts[filter]
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === chosen}
            aria-keyshortcuts={String(nth + 1)}
            disabled={value === null}
            onClick={() => onChoose(filter)}
          >
            <b>{value === null ? '–' : count(value)}</b>
            <span>
              {filter !== 'started' && <i className={styles.state} data-is={filter} aria-hidden="true" />}
              {filterWords[filter]()}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

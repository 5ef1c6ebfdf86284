import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { costWords, seatWords, timeWords } from './move-words.ts'
import type { MoveOption } from './order-queries.ts'
import styles from './orders.module.css'

type MoveListProps = {
  labelledBy: string
  options: readonly MoveOption[]
  chosen: number | undefined
  onChoose: (scheduleId: number) => void
}

/** Radio buttons; what cannot be chosen says why. */
export function MoveList({ labelledBy, options, chosen, onChoose }: MoveListProps) {
  return (
    <fieldset className={styles.moves} aria-labelledby={labelledBy}>
      {options.map((option) => (
        <label key={option.schedule_id} className={styles.move}>
          <input
            type="radio"
            name="schedule_id"
            value={option.schedule_id}
            checked={chosen === option.schedule_id}
            disabled={option.refusal !== null}
            onChange={() => onChoose(option.schedule_id)}
            autoComplete="off"
          />
          <span>
            <b>
              <Phrase text={option.is_same_batch ? option.schedule : `${option.title} · ${option.schedule}`} />
            </b>
            <small>{timeWords(option)}</small>
            <small data-is={option.refusal === null ? undefined : 'full'}>{seatWords(option)}</small>
          </span>
          {option.refusal === null && <span className={styles.cost}>{costWords(option)}</span>}
        </label>
      ))}
    </fieldset>
  )
}

import { ResultIcon, type ResultIconName } from '@prostuti/exam-ui/result-icon'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { type QuestionState, stateWords } from './review-words.ts'
import styles from './styles/state-chip.module.css'

const looks: Record<QuestionState, { icon: ResultIconName; chip: string }> = {
  correct: { icon: 'tick', chip: 'chip-brand' },
  wrong: { icon: 'cross', chip: 'chip-bad' },
  partial: { icon: 'half', chip: 'chip-brand' },
  blank: { icon: 'dash', chip: 'chip-line' },
  void: { icon: 'dash', chip: 'chip-line' },
}

/** How a question went, in a word, and what it brought. */
export function StateChip({ state, marks }: { state: QuestionState; marks: number | null }) {
  const { icon, chip } = looks[state]
  const value = marks === null ? undefined : formatMarks(marks, getLocale())
  return (
    <span className={`chip ${styles.rvState} ${chip}`}>
      <ResultIcon name={icon} />
      {stateWords(state)}
      {value !== undefined && (
        <>
          <span className="sr">, {m.review_marks({ marks: value })}</span>
          <b aria-hidden="true">{marks !== null && marks > 0 ? `+${value}` : value}</b>
        </>
      )}
    </span>
  )
}

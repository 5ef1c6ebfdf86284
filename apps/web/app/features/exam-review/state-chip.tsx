import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon, type IconShape } from '@prostuti/ui/icon'
import { boldCloseIcon, boldTickIcon } from '@prostuti/ui/icons/common'
import { dashIcon, halfIcon } from '@prostuti/ui/icons/result'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { type QuestionState, stateWords } from './review-words.ts'
import styles from './styles/state-chip.module.css'

const looks: Record<QuestionState, { icon: IconShape; chip: string }> = {
  correct: { icon: boldTickIcon, chip: 'chip-brand' },
  wrong: { icon: boldCloseIcon, chip: 'chip-bad' },
  partial: { icon: halfIcon, chip: 'chip-brand' },
  blank: { icon: dashIcon, chip: 'chip-line' },
  void: { icon: dashIcon, chip: 'chip-line' },
}

/** How a question went, in a word, and what it brought. */
export function StateChip({ state, marks }: { state: QuestionState; marks: number | null }) {
  const { icon, chip } = looks[state]
  const value = marks === null ? undefined : formatMarks(marks, getLocale())
  return (
    <span className={`chip ${styles.rvState} ${chip}`}>
      <Icon of={icon} />
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

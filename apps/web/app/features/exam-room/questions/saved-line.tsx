import { stemsAnswered } from '@prostuti/exam-ui/wire-answers'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon } from '@prostuti/ui/icons/common'
import { onDeviceIcon } from '@prostuti/ui/icons/exam-room'
import type { ExamQuestion, WireAnswer } from '../../../kit/exam/exam-types.ts'
import styles from '../styles/question.module.css'

export type AnswerState = 'none' | 'saved' | 'stored'

type SavedLineProps = {
  question: ExamQuestion
  answer: WireAnswer | undefined
  state: AnswerState
  /** Whether what this device has outlives the page. */
  durable: boolean
}

/** Where the answer to this question is, in words that never promise more than is true. */
export function SavedLine({ question, answer, state, durable }: SavedLineProps) {
  // A choice being written this moment says nothing for that moment, which nobody sees.
  if (answer === undefined || state === 'none') return <p className={styles.savedline} data-part="savedline" />
  const where = state === 'saved' ? 'saved' : durable ? 'stored' : 'waiting'
  return (
    <p className={styles.savedline} data-part="savedline" data-is={where}>
      <Icon of={where === 'saved' ? boldTickIcon : onDeviceIcon} />
      <span>{question.type === 'sba' ? optionWords[where]() : stemWords[where](counts(question, answer))}</span>
    </p>
  )
}

const optionWords = { saved: m.room_answer_saved, stored: m.room_answer_stored, waiting: m.room_answer_waiting }
const stemWords = { saved: m.room_stems_saved, stored: m.room_stems_stored, waiting: m.room_stems_waiting }

function counts(question: ExamQuestion, answer: WireAnswer) {
  const locale = getLocale()
  return { n: formatNumber(stemsAnswered(answer), locale), total: formatNumber(question.parts.length, locale) }
}

import { QuestionCard } from '@prostuti/exam-ui/question-card'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { ribbonIcon } from '@prostuti/ui/icons/exam-room'
import { memo } from 'react'
import type { ExamQuestion, WireAnswer } from '../../../kit/exam/exam-types.ts'
import type { RunningRoom } from '../engine/room.ts'
import styles from '../styles/question.module.css'
import { type AnswerState, SavedLine } from './saved-line.tsx'

type RoomQuestionProps = {
  question: ExamQuestion
  position: number
  total: number
  answer: WireAnswer | undefined
  answerState: AnswerState
  durable: boolean
  flagged: boolean
  /** A wrong answer costs marks. */
  costly: boolean
  /** Time is up: it can be read and no more. */
  closed: boolean
  /** In the whole paper every question carries its own flag; alone, the foot has it. */
  withFlag: boolean
  onAnswer: (questionId: number, answer: WireAnswer) => void
  onFlag: (questionId: number) => void
}

/** One question in the room. Drawn anew only when something of its own has changed: a paper has two hundred. */
export const RoomQuestion = memo(function RoomQuestion(props: RoomQuestionProps) {
  const { question, position, total, answer, answerState, durable, flagged, costly, closed, withFlag } = props
  const choose = (chosen: WireAnswer) => props.onAnswer(question.id, chosen)
  return (
    <QuestionCard
      question={question}
      position={position}
      total={total}
      answer={answer}
      closed={closed}
      onAnswer={choose}
      flag={
        withFlag ? (
          <button
            type="button"
            className={styles.qFlag}
            aria-pressed={flagged}
            onClick={() => props.onFlag(question.id)}
          >
            <Icon of={ribbonIcon} />
            {flagged ? m.room_flagged() : m.room_flag()}
            <span className="sr">{m.room_question({ n: formatNumber(position + 1, getLocale()) })}</span>
          </button>
        ) : undefined
      }
    >
      <div className={styles.qEnd}>
        <SavedLine question={question} answer={answer} state={answerState} durable={durable} />
        {answer !== undefined && answer !== null && !closed && (
          <button type="button" className={styles.qClear} onClick={() => choose(null)}>
            {m.room_clear()}
          </button>
        )}
      </div>
      {question.type === 'mcq' && costly && <p className={styles.qHint}>{m.room_blank_hint()}</p>}
    </QuestionCard>
  )
})

/** Everything of the room that its question at this place needs. */
export function questionOf(
  room: RunningRoom,
  question: ExamQuestion,
  position: number,
): Omit<RoomQuestionProps, 'withFlag'> {
  const { id } = question
  return {
    question,
    position,
    total: room.questions.length,
    answer: room.answers.get(id),
    answerState: room.save.ofQuestion(id),
    durable: room.save.durable,
    flagged: room.flagged.has(id),
    costly: room.exam.negative_marking,
    closed: room.ended,
    onAnswer: room.choose,
    onFlag: room.toggleFlag,
  }
}

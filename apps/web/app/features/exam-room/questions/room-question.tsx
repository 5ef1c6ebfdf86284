import { QuestionCard } from '@prostuti/exam-ui/question-card'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { ribbonIcon } from '@prostuti/ui/icons/exam-room'
import { type ComponentProps, type ComponentType, memo, useRef } from 'react'
import type { ExamQuestion, WireAnswer } from '../../../kit/exam/exam-types.ts'
import type { RunningRoom } from '../engine/room.ts'
import type { Judged as JudgedPart } from '../study/judged.tsx'
import type { Explained } from '../study/use-study.ts'
import styles from '../styles/question.module.css'
import studyStyles from '../styles/study.module.css'
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
  /** Of practice in study mode: how far its explanation is. */
  explained?: Explained | undefined
  /** Shows what is right, where the foot does not. */
  onCheck?: ((questionId: number) => void) | undefined
  /** Draws it, once its file is here. */
  Judged?: ComponentType<ComponentProps<typeof JudgedPart>> | undefined
}

/** One question in the room. Drawn anew only when something of its own has changed: a paper has two hundred. */
export const RoomQuestion = memo(function RoomQuestion(props: RoomQuestionProps) {
  const { question, position, total, answer, answerState, durable, flagged, costly, withFlag, explained, Judged } =
    props
  const isShown = explained?.state === 'shown'
  const closed = props.closed || explained?.state === 'waiting'
  // Told at once where it has just been asked for; a question that one comes back to is read from its words.
  const wasWaiting = useWasWaiting(explained?.state)
  const choose = (chosen: WireAnswer) => props.onAnswer(question.id, chosen)
  return (
    <QuestionCard
      question={question}
      position={position}
      total={total}
      answer={answer}
      closed={closed}
      onAnswer={choose}
      judged={isShown && Judged ? <Judged answer={explained.answer} isNew={wasWaiting} /> : undefined}
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
      {(explained?.state === 'waiting' || explained?.state === 'kept_back') && (
        <p className={studyStyles.waits} role="status">
          {explained.state === 'waiting' ? m.practice_explanation_waits() : m.practice_explanation_kept_back()}
        </p>
      )}
      <div className={styles.qEnd} hidden={isShown}>
        <SavedLine question={question} answer={answer} state={answerState} durable={durable} />
        {answer !== undefined && answer !== null && !closed && (
          <button type="button" className={styles.qClear} onClick={() => choose(null)}>
            {m.room_clear()}
          </button>
        )}
      </div>
      {props.onCheck && (
        <button type="button" className="btn btn-line" onClick={() => props.onCheck?.(question.id)}>
          {m.practice_check()}
        </button>
      )}
      {question.type === 'mcq' && costly && !isShown && <p className={styles.qHint}>{m.room_blank_hint()}</p>}
    </QuestionCard>
  )
})

/** Whether the explanation came while the question was on the screen. */
function useWasWaiting(state: Explained['state'] | undefined): boolean {
  const was = useRef(false)
  if (state === 'waiting') was.current = true
  return was.current
}

/** Everything of the room that its question at this place needs. */
export function questionOf(
  room: RunningRoom,
  question: ExamQuestion,
  position: number,
): Omit<RoomQuestionProps, 'withFlag' | 'explained' | 'onCheck' | 'Judged'> {
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

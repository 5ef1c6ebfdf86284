import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { memo } from 'react'
import type { ExamQuestion, WireAnswer } from '../../../kit/exam/exam-types.ts'
import { QuestionPicture } from '../../../kit/exam/question/question-picture.tsx'
import { QuestionText } from '../../../kit/exam/question/question-text.tsx'
import type { RunningRoom } from '../engine/room.ts'
import { RoomIcon } from '../room-icon.tsx'
import styles from '../styles/question.module.css'
import { MtfStems } from './mtf-stems.tsx'
import { type AnswerState, SavedLine } from './saved-line.tsx'
import { SbaOptions } from './sba-options.tsx'

type QuestionCardProps = {
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

/** One question. Drawn anew only when something of its own has changed: a paper has two hundred. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, position, total, answer, answerState, durable, flagged, costly, closed, withFlag } = props
  const locale = getLocale()
  const n = formatNumber(position + 1, locale)
  const headingId = `question-${question.id}`
  const choose = (chosen: WireAnswer) => props.onAnswer(question.id, chosen)
  return (
    <article className={styles.q} data-part="q" data-position={position} aria-labelledby={headingId}>
      <div className={styles.qHead}>
        <p>
          <b>{question.subject}</b> <span>{question.type === 'sba' ? m.room_sba() : m.room_mcq()}</span>
        </p>
        {withFlag ? (
          <button
            type="button"
            className={styles.qFlag}
            aria-pressed={flagged}
            onClick={() => props.onFlag(question.id)}
          >
            <RoomIcon name="ribbon" />
            {flagged ? m.room_flagged() : m.room_flag()}
            <span className="sr">{m.room_question({ n })}</span>
          </button>
        ) : (
          <span className={`${styles.qPosition} num`} data-part="q-position">
            {m.room_position({ n, total: formatNumber(total, locale) })}
          </span>
        )}
      </div>
      <h2 className={styles.qText} id={headingId} tabIndex={-1}>
        <span className={styles.qNo}>
          <span className="sr">{m.room_question({ n })}</span>
          <span aria-hidden="true">{n}.</span>
        </span>
        <QuestionText text={question.text} />
      </h2>
      {question.images.map((image) => (
        <QuestionPicture key={image.src} image={image} n={position + 1} />
      ))}
      {question.type === 'sba' ? (
        <SbaOptions question={question} labelledBy={headingId} answer={answer} closed={closed} onAnswer={choose} />
      ) : (
        <MtfStems question={question} answer={answer} closed={closed} onAnswer={choose} />
      )}
      <div className={styles.qEnd}>
        <SavedLine question={question} answer={answer} state={answerState} durable={durable} />
        {answer !== undefined && answer !== null && !closed && (
          <button type="button" className={styles.qClear} onClick={() => choose(null)}>
            {m.room_clear()}
          </button>
        )}
      </div>
      {question.type === 'mcq' && costly && <p className={styles.qHint}>{m.room_blank_hint()}</p>}
    </article>
  )
})

/** Everything of the room that its question at this place needs. */
export function cardOf(
  room: RunningRoom,
  question: ExamQuestion,
  position: number,
): Omit<QuestionCardProps, 'withFlag'> {
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

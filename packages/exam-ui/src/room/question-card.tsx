import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ReactNode } from 'react'
import { useExamLocale } from '../exam-locale.ts'
import { QuestionPicture } from '../picture/question-picture.tsx'
import { QuestionText } from '../text/question-text.tsx'
import type { ExamQuestion, GivenStems, WireAnswer } from '../types.ts'
import { MtfStems } from './mtf-stems.tsx'
import styles from './question.module.css'
import { SbaOptions } from './sba-options.tsx'

type QuestionCardProps = {
  question: ExamQuestion
  /** Counted from 0. */
  position: number
  total: number
  answer: WireAnswer | undefined
  /** It can be read and no more. */
  closed: boolean
  onAnswer: (answer: WireAnswer) => void
  /** Stands in the head in place of "৩ / ২০০". */
  flag?: ReactNode
  /** The truth of stems that are not asked, by their id. */
  given?: GivenStems | undefined
  /** Stands in the place of what can be chosen, once it is known what is right. */
  judged?: ReactNode
  /** What follows the answers. */
  children?: ReactNode
}

/** One question as it stands before its examinee. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, position, total, answer, closed, onAnswer, flag, given, judged, children } = props
  const locale = useExamLocale()
  const n = formatNumber(position + 1, locale)
  const headingId = `question-${question.id}`
  const answering = { question, n: position + 1, answer, closed, onAnswer }
  return (
    <article className={styles.q} data-part="q" data-position={position} aria-labelledby={headingId}>
      <div className={styles.qHead}>
        <p>
          <b>{question.subject}</b>{' '}
          <span>{question.type === 'sba' ? m.room_sba({}, { locale }) : m.room_mcq({}, { locale })}</span>
        </p>
        {flag ?? (
          <span className={`${styles.qPosition} num`} data-part="q-position">
            {m.room_position({ n, total: formatNumber(total, locale) }, { locale })}
          </span>
        )}
      </div>
      <h2 className={styles.qText} id={headingId} tabIndex={-1}>
        <span className={styles.qNo}>
          <span className="sr">{m.room_question({ n }, { locale })}</span>
          <span aria-hidden="true">{n}.</span>
        </span>
        <QuestionText text={question.text} />
      </h2>
      {question.images.map((image) => (
        <QuestionPicture key={image.src} image={image} n={position + 1} />
      ))}
      {judged ??
        (question.type === 'sba' ? (
          <SbaOptions {...answering} labelledBy={headingId} />
        ) : (
          <MtfStems {...answering} given={given} />
        ))}
      {children}
    </article>
  )
}

import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { memo } from 'react'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { QuestionPicture } from '../../kit/exam/question/question-picture.tsx'
import { QuestionText } from '../../kit/exam/question/question-text.tsx'
import styles from '../../kit/exam/result/question.module.css'
import { ResultIcon } from '../../kit/exam/result/result-icon.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { ReviewedOptions } from './reviewed-options.tsx'
import { ReviewedStems } from './reviewed-stems.tsx'
import { StateChip } from './state-chip.tsx'

type ReviewedQuestionProps = { answer: QuestionAnswer; hidden: boolean }

/** One question with everything about it. Drawn once: choosing others only hides it. */
export const ReviewedQuestion = memo(function ReviewedQuestion({ answer, hidden }: ReviewedQuestionProps) {
  const { question, position, state } = answer
  const heading = `q-${position}`
  return (
    <article className={`card ${styles.rvQ}`} data-part="rv-q" aria-labelledby={heading} hidden={hidden}>
      <header>
        <h2 id={heading} tabIndex={-1}>
          {m.review_question({ n: localizeDigits(position, getLocale()) })}
        </h2>
        <span>
          <Phrase text={question.subject} />
        </span>
        {answer.flagged && (
          <span className={styles.rvFlag}>
            <ResultIcon name="flag" />
            {m.review_flagged()}
          </span>
        )}
        {state && <StateChip state={state} marks={answer.marks} />}
      </header>
      <p className={styles.rvText}>
        <QuestionText text={question.text} />
      </p>
      {question.images.map((image) => (
        <QuestionPicture key={image.src} image={image} n={position} />
      ))}
      {question.type === 'sba' ? <ReviewedOptions answer={answer} /> : <ReviewedStems answer={answer} />}
      {state === 'blank' && <p className={styles.rvNothing}>{m.review_nothing()}</p>}
      {answer.grace && (
        <p className={styles.rvCorrected}>
          <ResultIcon name="again" />
          <span>{answer.grace === 'all' ? m.review_grace_all() : m.review_grace_void()}</span>
        </p>
      )}
      {answer.corrected && (
        <p className={styles.rvCorrected}>
          <ResultIcon name="again" />
          <span>{m.review_corrected()}</span>
        </p>
      )}
      {answer.explanation && (
        <div className={styles.rvWhy} data-part="rv-why">
          <h3>{m.review_explanation()}</h3>
          <p>
            <QuestionText text={answer.explanation} />
          </p>
        </div>
      )}
    </article>
  )
})

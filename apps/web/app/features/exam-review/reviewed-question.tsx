import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { memo } from 'react'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { QuestionPicture } from '../../kit/exam/question/question-picture.tsx'
import { QuestionText } from '../../kit/exam/question/question-text.tsx'
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
    <article className="card rv-q" aria-labelledby={heading} hidden={hidden}>
      <header>
        <h2 id={heading} tabIndex={-1}>
          {m.review_question({ n: localizeDigits(position, getLocale()) })}
        </h2>
        <span className="rv-about">
          <Phrase text={question.subject} />
        </span>
        {answer.flagged && (
          <span className="rv-flag">
            <ResultIcon name="flag" />
            {m.review_flagged()}
          </span>
        )}
        {state && <StateChip state={state} marks={answer.marks} />}
      </header>
      <p className="rv-text">
        <QuestionText text={question.text} />
      </p>
      {question.image && <QuestionPicture image={question.image} n={position} />}
      {question.type === 'sba' ? <ReviewedOptions answer={answer} /> : <ReviewedStems answer={answer} />}
      {state === 'blank' && <p className="rv-nothing">{m.review_nothing()}</p>}
      {answer.corrected && (
        <p className="rv-corrected">
          <ResultIcon name="again" />
          <span>{m.review_corrected()}</span>
        </p>
      )}
      {answer.explanation && (
        <div className="rv-why">
          <h3>{m.review_explanation()}</h3>
          <p>
            <QuestionText text={answer.explanation} />
          </p>
        </div>
      )}
    </article>
  )
})

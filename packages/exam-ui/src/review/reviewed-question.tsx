import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { againIcon, flagIcon } from '@prostuti/ui/icons/result'
import type { ReactNode } from 'react'
import { useExamLocale } from '../exam-locale.ts'
import type { QuestionAnswer } from '../types.ts'
import styles from './question.module.css'
import { Explanation, ReviewCard } from './review-card.tsx'
import { ReviewedParts } from './reviewed-parts.tsx'

type ReviewedQuestionProps = {
  answer: QuestionAnswer
  hidden?: boolean
  /** How it went, in the head. */
  chip?: ReactNode
  /** What can be done about it, at its end. */
  children?: ReactNode
}

/** One question with everything about it, once the results are out. */
export function ReviewedQuestion({ answer, hidden, chip, children }: ReviewedQuestionProps) {
  const { state } = answer
  const locale = useExamLocale()
  return (
    <ReviewCard
      answer={answer}
      hidden={hidden}
      head={
        <>
          {answer.flagged && (
            <span className={styles.rvFlag}>
              <Icon of={flagIcon} />
              {m.review_flagged({}, { locale })}
            </span>
          )}
          {chip}
        </>
      }
    >
      <ReviewedParts answer={answer} />
      {state === 'blank' && <p className={styles.rvNothing}>{m.review_nothing({}, { locale })}</p>}
      {answer.grace && (
        <Changed words={(answer.grace === 'all' ? m.review_grace_all : m.review_grace_void)({}, { locale })} />
      )}
      {answer.corrected && (
        <Changed words={[m.review_corrected({}, { locale }), answer.correction?.reason].filter(Boolean).join(' ')} />
      )}
      {answer.explanation && <Explanation title={m.review_explanation({}, { locale })} text={answer.explanation} />}
      {children}
    </ReviewCard>
  )
}

/** What became of it after it was sat. */
function Changed({ words }: { words: string }) {
  return (
    <p className={styles.rvCorrected}>
      <Icon of={againIcon} />
      <span>{words}</span>
    </p>
  )
}

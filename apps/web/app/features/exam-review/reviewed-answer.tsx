import { ReviewedQuestion } from '@prostuti/exam-ui/reviewed-question'
import { memo } from 'react'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { Keeping } from './keeping/kept-questions.tsx'
import { Objecting } from './objecting.tsx'
import { StateChip } from './state-chip.tsx'
import styles from './styles/objecting.module.css'

/** `examKey`: of an exam, where something can be said against a question. */
type ReviewedAnswerProps = { answer: QuestionAnswer; examKey: string | undefined; hidden: boolean }

/** One question of the review, with how it went. Drawn once: choosing others only hides it. */
export const ReviewedAnswer = memo(function ReviewedAnswer({ answer, examKey, hidden }: ReviewedAnswerProps) {
  return (
    <ReviewedQuestion
      answer={answer}
      hidden={hidden}
      chip={answer.state && <StateChip state={answer.state} marks={answer.marks} />}
    >
      <div className={styles.ways}>
        <Keeping answer={answer} />
        {examKey !== undefined && <Objecting answer={answer} examKey={examKey} />}
      </div>
    </ReviewedQuestion>
  )
})

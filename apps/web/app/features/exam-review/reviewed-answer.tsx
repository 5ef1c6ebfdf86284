import { ReviewedQuestion } from '@prostuti/exam-ui/reviewed-question'
import { memo } from 'react'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { StateChip } from './state-chip.tsx'

type ReviewedAnswerProps = { answer: QuestionAnswer; hidden: boolean }

/** One question of the review, with how it went. Drawn once: choosing others only hides it. */
export const ReviewedAnswer = memo(function ReviewedAnswer({ answer, hidden }: ReviewedAnswerProps) {
  return (
    <ReviewedQuestion
      answer={answer}
      hidden={hidden}
      chip={answer.state && <StateChip state={answer.state} marks={answer.marks} />}
    />
  )
})

import { review_description, review_title } from '@prostuti/text/messages'
import { useMatches, useParams } from 'react-router'
import { ReviewPage } from '../features/exam-review/review-page.tsx'
import { bcsExamDoor, quizDoor } from '../features/exams/exam-doors.ts'
import { loginAddress } from '../plumbing/guard.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/exam-review.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: review_title(), description: review_description(), index: false })

/** BCS exams and quizzes have one page; which it is, the route's name says. */
export default function ExamReview() {
  const { slug = '' } = useParams()
  const name = useMatches().at(-1)?.id ?? ''
  const door = name === 'quiz-question-answer' ? quizDoor(slug) : bcsExamDoor(slug)
  return <ReviewPage door={door} loginPath={loginAddress(name, { slug })} />
}

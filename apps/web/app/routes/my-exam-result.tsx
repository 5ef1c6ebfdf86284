import { result_title } from '@prostuti/text/messages'
import { type MetaFunction, useMatches, useParams } from 'react-router'
import { ResultPage } from '../features/exam-result/result-page.tsx'
import { bcsExamDoor, quizDoor } from '../features/exams/exam-doors.ts'
import { pageMeta } from '../shell/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: result_title(), index: false })

/** Quizzes and BCS exams have one page; which it is, the route's name says. */
export default function MyExamResult() {
  const { key = '' } = useParams()
  const isQuiz = useMatches().at(-1)?.id === 'my-quiz-result'
  return <ResultPage door={isQuiz ? quizDoor(key) : bcsExamDoor(key)} />
}

import * as m from '@prostuti/text/messages'
import { depthOf } from '../../../features/course-exams/questions/depths.ts'
import { ExamQuestionsPage } from '../../../features/course-exams/questions/exam-questions-page.tsx'
import { loginAddress } from '../../../kit/session/guard.ts'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.courseexam_questions

export default function MyExamQuestions({ params, pattern }: MyPageProps<'id' | 'eventId'>) {
  return (
    <ExamQuestionsPage params={params} depth={depthOf(pattern)} loginPath={loginAddress('my-exam-questions', params)} />
  )
}

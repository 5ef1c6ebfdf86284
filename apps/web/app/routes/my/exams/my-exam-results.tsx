import * as m from '@prostuti/text/messages'
import { ExamResultsPage } from '../../../features/course-exams/results/exam-results-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.courseexam_results_title

export default function MyExamResultsPage({ params: { id } }: MyPageProps<'id'>) {
  return <ExamResultsPage key={id} id={id} />
}

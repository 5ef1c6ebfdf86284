import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import type { ExamList } from './exam-lists.ts'

export function NoExams({ list }: { list: ExamList }) {
  const toBcs = list.kind === 'quiz'
  return (
    <div className="card">
      <EmptyState
        title={list.none()}
        text={m.exams_none_text()}
        action={
          <Link className="btn btn-line" to={toBcs ? addressOf('/bcs-exam-list') : addressOf('/quiz-list')}>
            {toBcs ? m.exams_see_bcs() : m.exams_see_quizzes()}
          </Link>
        }
      />
    </div>
  )
}

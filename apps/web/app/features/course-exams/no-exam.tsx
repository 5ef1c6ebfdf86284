import * as m from '@prostuti/text/messages'
import { PageInPrint } from '@prostuti/ui/drawings/page-in-print'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'

/** Not in this doctor's timetable, or not any more. */
export function NoExam({ courseId }: { courseId: string }) {
  return (
    <div className="card">
      <EmptyState
        picture={<PageInPrint />}
        title={m.courseexam_none_title()}
        text={m.courseexam_none_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/courses/:id/full-schedule', { id: courseId })}>
            {m.courseexam_to_timetable()}
          </Link>
        }
      />
    </div>
  )
}

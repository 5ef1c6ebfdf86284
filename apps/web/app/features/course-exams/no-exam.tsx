import { courseexam_none_text, courseexam_none_title, courseexam_to_timetable } from '@prostuti/text/messages'
import { PageInPrint } from '@prostuti/ui/drawings/page-in-print'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { fullScheduleAddress } from '../timetable/addresses.ts'

/** Not in this doctor's timetable, or not any more. */
export function NoExam({ courseId }: { courseId: string }) {
  return (
    <div className="card">
      <EmptyState
        picture={<PageInPrint />}
        title={courseexam_none_title()}
        text={courseexam_none_text()}
        action={
          <Link className="btn btn-line" to={fullScheduleAddress(courseId)}>
            {courseexam_to_timetable()}
          </Link>
        }
      />
    </div>
  )
}

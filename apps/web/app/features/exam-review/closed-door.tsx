import { formatWhen } from '@prostuti/text/dates'
import {
  result_none_room,
  result_review_unknown,
  result_review_when,
  review_back_to_exam,
  review_login,
  review_login_text,
  review_login_title,
  review_missed_text,
  review_missed_title,
  review_not_sat_text,
  review_not_sat_title,
  review_running_text,
  review_running_title,
  review_to_list,
  review_to_result,
  review_wait_title,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { PageInPrint } from '@prostuti/ui/drawings/page-in-print'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import type { ExamDoor } from '../exams/exam-doors.ts'
import type { WhyClosed } from './why-closed.ts'

type ClosedDoorProps = { door: ExamDoor; why: WhyClosed; loginPath: string }

/** Why the answers are not to be seen here and now, and the one next step. */
export function ClosedDoor({ door, why, loginPath }: ClosedDoorProps) {
  const { title, text, to, action } = words(door, why, loginPath)
  return (
    <div className="card">
      <EmptyState
        picture={<PageInPrint />}
        title={title}
        text={text}
        action={
          <Link className="btn btn-go" to={to}>
            {action}
          </Link>
        }
      />
    </div>
  )
}

function words(door: ExamDoor, why: WhyClosed, loginPath: string) {
  switch (why.kind) {
    case 'visitor':
      return { title: review_login_title(), text: review_login_text(), to: loginPath, action: review_login() }
    case 'not-sat':
      return {
        title: review_not_sat_title(),
        text: review_not_sat_text(),
        to: door.roomPath,
        action: result_none_room(),
      }
    case 'missed':
      return {
        title: review_missed_title(),
        text: review_missed_text(),
        to: door.listPath,
        action: review_to_list(),
      }
    case 'running':
      return {
        title: review_running_title(),
        text: review_running_text(),
        to: door.roomPath,
        action: review_back_to_exam(),
      }
    case 'waiting':
      return {
        title: review_wait_title(),
        text: why.until
          ? result_review_when({ when: formatWhen(why.until, new Date(), getLocale()) })
          : result_review_unknown(),
        to: door.resultPath,
        action: review_to_result(),
      }
  }
}

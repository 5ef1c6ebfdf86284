import {
  result_newest,
  result_none_attempt,
  result_none_attempt_text,
  result_none_room,
  result_none_text,
  result_none_title,
} from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import type { ExamDoor } from '../exams/exam-doors.ts'

/** Nothing handed in yet, or not under this number. */
export function NoResult({ door, attempt }: { door: ExamDoor; attempt: number | undefined }) {
  return (
    <div className="card">
      {attempt === undefined ? (
        <EmptyState
          title={result_none_title()}
          text={result_none_text()}
          action={
            <Link className="btn btn-go" to={door.roomPath}>
              {result_none_room()}
            </Link>
          }
        />
      ) : (
        <EmptyState
          title={result_none_attempt()}
          text={result_none_attempt_text()}
          action={
            <Link className="btn btn-line" to={door.resultPath} replace>
              {result_newest()}
            </Link>
          }
        />
      )}
    </div>
  )
}

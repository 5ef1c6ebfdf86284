import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import type { ExamDoor } from '../../kit/exam/exam-doors.ts'

/** Nothing handed in yet, or not under this number. */
export function NoResult({ door, attempt }: { door: ExamDoor; attempt: number | undefined }) {
  return (
    <div className="card">
      {attempt === undefined ? (
        <EmptyState
          title={m.result_none_title()}
          text={m.result_none_text()}
          action={
            <Link className="btn btn-go" to={door.roomPath}>
              {m.result_none_room()}
            </Link>
          }
        />
      ) : (
        <EmptyState
          title={m.result_none_attempt()}
          text={m.result_none_attempt_text()}
          action={
            <Link className="btn btn-line" to={door.resultPath} replace>
              {m.result_newest()}
            </Link>
          }
        />
      )}
    </div>
  )
}

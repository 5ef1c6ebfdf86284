import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'

/** Nothing handed in yet, or not under this number. */
export function NoResult({ client, attempt }: { client: ExamClient; attempt: number | undefined }) {
  return (
    <div className="card">
      {attempt === undefined ? (
        <EmptyState
          title={m.result_none_title()}
          text={m.result_none_text()}
          action={
            <Link className="btn btn-go" to={client.roomPath}>
              {m.result_none_room()}
            </Link>
          }
        />
      ) : (
        <EmptyState
          title={m.result_none_attempt()}
          text={m.result_none_attempt_text()}
          action={
            <Link className="btn btn-line" to={client.resultPath} replace>
              {m.result_newest()}
            </Link>
          }
        />
      )}
    </div>
  )
}

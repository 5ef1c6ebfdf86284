import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { PageInPrint } from '@prostuti/ui/drawings/page-in-print'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import type { ExamClient } from '../exam-clients.ts'
import type { WhyClosed } from './why-closed.ts'

type ReviewClosedProps = { client: ExamClient; why: WhyClosed; loginPath: string }

/** Why the answers are not to be seen here and now, and the one next step. */
export function ReviewClosed({ client, why, loginPath }: ReviewClosedProps) {
  const { title, text, to, action } = words(client, why, loginPath)
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

function words(client: ExamClient, why: WhyClosed, loginPath: string) {
  switch (why.kind) {
    case 'visitor':
      return { title: m.review_login_title(), text: m.review_login_text(), to: loginPath, action: m.review_login() }
    case 'not-sat':
      return {
        title: m.review_not_sat_title(),
        text: m.review_not_sat_text(),
        to: client.roomPath,
        action: m.result_none_room(),
      }
    case 'missed':
      return {
        title: m.review_missed_title(),
        text: m.review_missed_text(),
        to: client.listPath,
        action: m.review_to_list(),
      }
    case 'running':
      return {
        title: m.review_running_title(),
        text: m.review_running_text(),
        to: client.roomPath,
        action: m.review_back_to_exam(),
      }
    case 'waiting':
      return {
        title: m.review_wait_title(),
        text: why.until
          ? m.result_review_when({ when: formatWhen(why.until, new Date(), getLocale()) })
          : m.result_review_unknown(),
        to: client.resultPath,
        action: m.review_to_result(),
      }
  }
}

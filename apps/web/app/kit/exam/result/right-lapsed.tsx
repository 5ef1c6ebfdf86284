import * as m from '@prostuti/text/messages'
import { PageInPrint } from '@prostuti/ui/drawings/page-in-print'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { addressOf } from '../../address/address-of.ts'

/** The doctor was in the course that it came from, and is not now. */
export const isLapsed = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_enrolled'

/** What was the doctor's own stays, out of sight until they are enrolled again. */
export function RightLapsed() {
  return (
    <div className="card">
      <EmptyState
        picture={<PageInPrint />}
        title={m.result_lapsed_title()}
        text={m.result_lapsed_text()}
        action={
          <Link className="btn btn-go" to={addressOf('/my/courses')}>
            {m.my_courses()}
          </Link>
        }
      />
    </div>
  )
}

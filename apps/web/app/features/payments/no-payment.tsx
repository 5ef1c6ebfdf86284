import { payment_back, payment_none_text, payment_none_title } from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'

/** The same words for one that never was and one of somebody else. */
export function NoPayment() {
  return (
    <div className="card">
      <EmptyState
        title={payment_none_title()}
        text={payment_none_text()}
        action={
          <Link className="btn btn-line" to="/my/courses">
            {payment_back()}
          </Link>
        }
      />
    </div>
  )
}

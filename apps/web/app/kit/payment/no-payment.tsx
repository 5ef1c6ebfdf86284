import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'

/** The same words for one that never was and one of somebody else. */
export function NoPayment() {
  return (
    <div className="card">
      <EmptyState
        title={m.payment_none_title()}
        text={m.payment_none_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/courses')}>
            {m.payment_back()}
          </Link>
        }
      />
    </div>
  )
}

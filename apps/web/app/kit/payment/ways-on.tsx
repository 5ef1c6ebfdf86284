import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { receiptIcon } from '@prostuti/ui/icons/my'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { useStaffView } from '../session/use-staff-view.ts'
import { AskAgain } from './ask-again.tsx'
import { HoldLeft } from './hold-left.tsx'
import { waysOf } from './outcome.ts'
import { checkoutAddress, invoiceAddress, purchaseAddress } from './payment-addresses.ts'
import type { Followed } from './payment-queries.ts'
import styles from './styles/payment.module.css'

const thingWords = { enrolment: m.payment_to_course, event: m.payment_to_event, subscription: m.subscription_to_videos }

/** What can be done now, the likeliest first. */
export function WaysOn({ followed, skewMs }: { followed: Followed; skewMs: number }) {
  const { payment, order } = followed
  const ways = waysOf(followed)
  // Staff who look on as a doctor neither pay nor ask in that doctor's name.
  const staff = useStaffView()
  return (
    <div className={styles.payWays}>
      {ways.again && !staff && (
        <>
          {order.held_until !== null && <HoldLeft until={order.held_until} skewMs={skewMs} />}
          <Link className="btn btn-go btn-full" to={checkoutAddress(order)}>
            {m.payment_again()}
            <Icon of={arrowRightIcon} />
          </Link>
        </>
      )}
      {ways.thing && (
        <Link className={`btn btn-full ${ways.again ? 'btn-line' : 'btn-go'}`} to={purchaseAddress(order)}>
          {thingWords[order.kind]()}
          <Icon of={arrowRightIcon} />
        </Link>
      )}
      {ways.receipt && (
        <Link className="btn btn-line btn-full" to={invoiceAddress(order, payment.id)}>
          <Icon of={receiptIcon} />
          {m.payment_receipt()}
        </Link>
      )}
      {ways.otherBatches && (
        <Link className="btn btn-line btn-full" to={addressOf('/batches')}>
          {m.payment_other_batches()}
        </Link>
      )}
      {ways.ask && !staff && <AskAgain followed={followed} />}
      {payment.state !== 'paid' && (
        <Link className="btn btn-quiet btn-full" to={addressOf('/contact-details')}>
          {m.payment_help()}
        </Link>
      )}
    </div>
  )
}

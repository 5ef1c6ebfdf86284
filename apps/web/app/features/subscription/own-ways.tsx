import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { addAddress, checkoutAddress, durationAddress } from '../../kit/subscription/subscription-addresses.ts'
import type { OwnSubscription } from '../../kit/subscription/subscription-api.ts'

/** Nobody thinks of the end while it is weeks away. */
const isFar = ({ days_left }: OwnSubscription) => days_left !== null && days_left > 15

/** What is to be done with it: paid, wholly or what is left of it, or renewed before or after its end. */
export function OwnWays({ of }: { of: OwnSubscription }) {
  // Staff who look on as a doctor neither order nor pay in that doctor's name.
  const staff = useStaffView()
  if (staff) return null
  const { state, offer_id, order_id, id, title } = of
  if (state === 'unpaid')
    return (
      <Link className="btn btn-brand" to={checkoutAddress(offer_id, order_id)}>
        {m.subscription_pay_on()}
      </Link>
    )
  if (state === 'waiting')
    return (
      <Link className="btn btn-line" to={checkoutAddress(offer_id, order_id)}>
        {m.subscription_pay_look()}
      </Link>
    )
  if (state === 'returned')
    return (
      <Link className="btn btn-line" to={addAddress(offer_id)}>
        {m.subscription_buy_again()}
      </Link>
    )
  if (of.owed !== null)
    return (
      <Link
        className={`btn ${of.owed.access === 'open' ? 'btn-line' : 'btn-go'}`}
        to={checkoutAddress(offer_id, order_id)}
      >
        {m.subscription_pay_owed()}
        <span className="sr">: {title}</span>
      </Link>
    )
  if (of.renewed || state === 'coming' || isFar(of)) return null
  return (
    <Link className={`btn ${of.is_ending ? 'btn-brand' : 'btn-line'}`} to={durationAddress(offer_id, id)}>
      {state === 'over' ? m.subscription_buy_again() : m.subscription_renew()}
      <span className="sr">: {title}</span>
    </Link>
  )
}

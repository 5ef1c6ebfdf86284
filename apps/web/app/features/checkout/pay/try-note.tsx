import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import styles from '../../../kit/checkout/checkout.module.css'
import type { Order } from '../../../kit/checkout/checkout-api.ts'
import type { CheckoutLinks } from '../../../kit/checkout/checkout-links.ts'
import { lastTry } from '../phase.ts'
import { methodName } from './method-step.tsx'

/** How the try before this one went: whoever does not know would pay twice. */
export function TryNote({ order, links }: { order: Order; links: CheckoutLinks }) {
  const tried = lastTry(order)
  // Cash is taken or not; there is nothing to wait for.
  if (!tried || tried.gateway === 'cash') return null
  if (order.state === 'booked' && tried.state !== 'initiated') return null
  if (tried.state !== 'initiated')
    return (
      <p className={styles.coNote}>
        {tried.state === 'cancelled' ? m.checkout_try_cancelled() : m.checkout_try_failed()}
      </p>
    )
  const amount = formatMoney(tried.amount_paisa, getLocale())
  return (
    <p className={styles.coNote}>
      {m.checkout_try_open({ gateway: methodName(tried.gateway), amount })}{' '}
      <Link className="link-in" to={links.payment(tried.id)}>
        {m.checkout_try_look()}
      </Link>
    </p>
  )
}

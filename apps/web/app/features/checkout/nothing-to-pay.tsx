import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import styles from '../../kit/checkout/checkout.module.css'
import type { Order } from '../../kit/checkout/checkout-api.ts'
import type { CheckoutLinks } from '../../kit/checkout/checkout-links.ts'
import { waitingPayment } from './phase.ts'

const homeWords = {
  course: m.checkout_paid_action,
  event: m.checkout_event_in_action,
  subscription: m.subscription_to_videos,
}

type NothingToPayProps = { order: Order; links: CheckoutLinks; phase: 'waiting' | 'paid' | 'ended' }

/** The page has no button to pay here, and says why. */
export function NothingToPay({ order, links, phase }: NothingToPayProps) {
  const home = homeWords[links.kind]()
  const waiting = phase === 'waiting' ? waitingPayment(order) : undefined
  const receipt = phase === 'paid' && order.paid_paisa > 0 ? links.receipt : undefined
  return (
    <div className="card" role="status">
      <EmptyState
        {...wordsFor(phase, order, links)}
        action={
          <div className={styles.coWays}>
            {waiting ? (
              <Link className="btn btn-brand" to={links.payment(waiting.id)}>
                {m.checkout_waiting_action()}
              </Link>
            ) : (
              <Link className="btn btn-brand" to={links.home}>
                {home}
              </Link>
            )}
            {receipt && (
              <Link className="btn btn-line" to={receipt}>
                {m.checkout_receipt()}
              </Link>
            )}
          </div>
        }
      />
    </div>
  )
}

function wordsFor(phase: NothingToPayProps['phase'], order: Order, links: CheckoutLinks) {
  if (phase === 'waiting') return { title: m.checkout_waiting_title(), text: m.checkout_waiting_text() }
  if (phase === 'ended') return { title: m.checkout_ended_title(), text: m.checkout_ended_text() }
  if (links.kind === 'event') return { title: m.checkout_event_in_title(), text: m.checkout_event_in_text() }
  if (links.kind === 'subscription')
    return { title: m.subscription_checkout_in_title(), text: m.subscription_checkout_in_text() }
  // A code took it all away, or there never was a fee.
  if (order.total_paisa === 0) return { title: m.checkout_enrol_done(), text: m.checkout_in_text() }
  return { title: m.checkout_paid_title(), text: m.checkout_paid_text() }
}

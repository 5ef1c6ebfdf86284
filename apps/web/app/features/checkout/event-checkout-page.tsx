import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { useAddressQuery } from '../../kit/address/use-address-query.ts'
import { type Checkout as CheckoutData, orderQuery } from '../../kit/checkout/checkout-api.ts'
import { eventLinks } from '../../kit/checkout/checkout-links.ts'
import { Refused } from '../../kit/checkout/refused.tsx'
import { eventAddress } from '../../kit/event/event-queries.ts'
import { forgetOwnEvents, ownEventQuery } from '../../kit/event/own-event-queries.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { PaymentResult } from '../../kit/payment/payment-result.tsx'
import { Checkout } from './checkout.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { EventIntro } from './enrol/event-intro.tsx'

/**
 * An event looked at once more before a seat is held, then its checkout, then how the payment went, at one address. Which
 * order is open the server says, so that a held seat is found again in another tab and on another device.
 */
export function EventCheckoutPage({ eventId }: { eventId: string }) {
  const address = useAddressQuery()
  const [orderId, paymentId] = [address.get('order'), address.get('payment')]
  const isFollowed = paymentId !== null && orderId !== null
  const title = isFollowed ? m.payment_title() : m.checkout_event_title()
  usePageTitle(title)
  return (
    <MyPage title={title} back={{ to: eventAddress(Number(eventId)), label: m.checkout_event_back() }}>
      {isFollowed ? (
        <PaymentResult orderId={orderId} paymentId={paymentId} />
      ) : orderId === null ? (
        <OwnOrder eventId={eventId} />
      ) : (
        <EventOrder eventId={eventId} orderId={orderId} />
      )}
    </MyPage>
  )
}

/** Where the doctor stands: in already, paying, or about to begin. */
function OwnOrder({ eventId }: { eventId: string }) {
  const query = useQuery(ownEventQuery(eventId))
  const [begun, setBegun] = useState<number>()
  const client = useQueryClient()
  const navigate = useNavigate()

  const begin = async ({ order, ...checkout }: CheckoutData) => {
    await forgetOwnEvents(client)
    // Nothing was to be paid.
    if (order.state === 'paid') return navigate(addressOf('/my/events/:id', { id: eventId }), { replace: true })
    client.setQueryData(orderQuery(order.id).queryKey, { order, ...checkout })
    setBegun(order.id)
  }

  if (begun !== undefined) return <EventOrder eventId={eventId} orderId={begun} />
  if (query.data === undefined && isNotThere(query.error)) return <NotThere />
  return (
    <Loaded query={query} errorTitle={m.checkout_failed()} skeleton={<CheckoutSkeleton />}>
      {({ event, ticket, order }) =>
        ticket !== null ? (
          <Refused why="already_enrolled" links={eventLinks(eventId)} afterClick={false} />
        ) : order !== null ? (
          <EventOrder eventId={eventId} orderId={order.id} />
        ) : (
          <EventIntro event={event} onBegun={begin} />
        )
      }
    </Loaded>
  )
}

function EventOrder({ eventId, orderId }: { eventId: string; orderId: number | string }) {
  const options = orderQuery(orderId)
  const query = useQuery(options)
  if (query.data === undefined && isNotThere(query.error)) return <NotThere />
  return (
    <Loaded query={query} errorTitle={m.checkout_failed()} skeleton={<CheckoutSkeleton />}>
      {(checkout) => (
        <Checkout
          checkout={checkout}
          receivedAt={query.dataUpdatedAt}
          query={options}
          links={eventLinks(eventId, checkout.order.id)}
        />
      )}
    </Loaded>
  )
}

/** An order of somebody else, or an event that is not shown. */
const NotThere = () => (
  <div className="card">
    <EmptyState
      title={m.checkout_event_gone_title()}
      text={m.checkout_event_gone_text()}
      action={
        <Link className="btn btn-line" to={addressOf('/my/events')}>
          {m.my_events()}
        </Link>
      }
    />
  </div>
)

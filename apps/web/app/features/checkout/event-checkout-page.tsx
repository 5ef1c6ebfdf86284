import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useAddressQuery } from '../../kit/address/use-address-query.ts'
import { type Checkout as CheckoutData, orderQuery } from '../../kit/checkout/checkout-api.ts'
import { eventLinks } from '../../kit/checkout/checkout-links.ts'
import { eventAddress, eventQuery } from '../../kit/event/event-queries.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { PaymentResult } from '../../kit/payment/payment-result.tsx'
import { Checkout } from './checkout.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { EventIntro } from './enrol/event-intro.tsx'
import { forgetEventOrder, storedEventOrder, storeEventOrder } from './event-order.ts'

/** An event looked at once more before a seat is held, then its checkout, then how the payment went, at one address. */
export function EventCheckoutPage({ eventId }: { eventId: string }) {
  const address = useAddressQuery()
  const [stored, setStored] = useState(() => storedEventOrder(eventId))
  const client = useQueryClient()
  const orderId = address.get('order') ?? stored
  const paymentId = address.get('payment')
  const isFollowed = paymentId !== null && orderId !== undefined
  const title = isFollowed ? m.payment_title() : m.checkout_event_title()
  usePageTitle(title)

  const begin = (checkout: CheckoutData) => {
    client.setQueryData(orderQuery(checkout.order.id).queryKey, checkout)
    storeEventOrder(eventId, checkout.order.id)
    setStored(String(checkout.order.id))
  }
  const drop = useCallback(() => {
    forgetEventOrder(eventId)
    setStored(undefined)
  }, [eventId])

  return (
    <MyPage title={title} back={{ to: eventAddress(Number(eventId)), label: m.checkout_event_back() }}>
      {isFollowed ? (
        <PaymentResult orderId={orderId} paymentId={paymentId} />
      ) : orderId === undefined ? (
        <Before eventId={eventId} onBegun={begin} />
      ) : (
        <EventOrder eventId={eventId} orderId={orderId} onMissing={drop} />
      )}
    </MyPage>
  )
}

function Before({ eventId, onBegun }: { eventId: string; onBegun: (checkout: CheckoutData) => void }) {
  const query = useQuery(eventQuery(eventId))
  return (
    <Loaded query={query} errorTitle={m.checkout_failed()} skeleton={<CheckoutSkeleton />}>
      {({ event }) => <EventIntro event={event} onBegun={onBegun} />}
    </Loaded>
  )
}

type EventOrderProps = { eventId: string; orderId: string; onMissing: () => void }

function EventOrder({ eventId, orderId, onMissing }: EventOrderProps) {
  const options = orderQuery(orderId)
  const query = useQuery(options)
  const missing = query.error instanceof ApiError && query.error.status === 404
  useEffect(() => {
    // Kept by another doctor who used this tab before.
    if (missing) onMissing()
  }, [missing, onMissing])
  if (missing) return <CheckoutSkeleton />
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

import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { useAddressQuery } from '../../kit/address/use-address-query.ts'
import { type Checkout as CheckoutData, orderQuery } from '../../kit/checkout/checkout-api.ts'
import { subscriptionLinks } from '../../kit/checkout/checkout-links.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { PaymentResult } from '../../kit/payment/payment-result.tsx'
import { Nothing } from '../../kit/subscription/shelf-loaded.tsx'
import { Steps } from '../../kit/subscription/steps.tsx'
import { addAddress, durationAddress, listAddress, renewsIn } from '../../kit/subscription/subscription-addresses.ts'
import { Checkout } from './checkout.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import styles from './styles/subscription-checkout.module.css'

/** The third step, the same as of a course; then how the payment went, at the same address. */
export function SubscriptionCheckoutPage({ offerId }: { offerId: string }) {
  const address = useAddressQuery()
  const orderId = numberIn(address, 'order')
  const paymentId = numberIn(address, 'payment')
  const isFollowed = orderId !== undefined && paymentId !== undefined
  // As far as it is known: what is asked for here is loaded below.
  const known = useQuery({ ...orderQuery(orderId ?? ''), enabled: false }).data
  const isChosen = isFollowed || (known !== undefined && isBooked(known))
  const title = isFollowed ? m.payment_title() : m.subscription_checkout_title()
  usePageTitle(title)
  return (
    <MyPage
      title={title}
      back={
        isChosen
          ? { to: listAddress(offerId), label: m.subscription_view_back() }
          : { to: durationAddress(offerId, renewsIn(address)), label: m.subscription_checkout_back() }
      }
    >
      {isFollowed ? (
        <PaymentResult orderId={orderId} paymentId={paymentId} />
      ) : orderId === undefined ? (
        <NoOrder offerId={offerId} />
      ) : (
        <Order offerId={offerId} orderId={orderId} />
      )}
    </MyPage>
  )
}

/** Something of it was paid: nothing is to be chosen any more. */
const isBooked = ({ order }: CheckoutData): boolean => order.state === 'booked'

function numberIn(query: URLSearchParams, name: string): string | undefined {
  const wanted = query.get(name) ?? ''
  return /^[1-9]\d{0,9}$/.test(wanted) ? wanted : undefined
}

function Order({ offerId, orderId }: { offerId: string; orderId: string }) {
  const options = orderQuery(orderId)
  const query = useQuery(options)
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  if (isMissing) return <NoOrder offerId={offerId} />
  return (
    <Loaded query={query} errorTitle={m.checkout_failed()} skeleton={<CheckoutSkeleton />}>
      {(checkout) => (
        <div className={styles.subPay}>
          {!isBooked(checkout) && <Steps at={2} />}
          <Checkout
            key={checkout.order.id}
            checkout={checkout}
            receivedAt={query.dataUpdatedAt}
            query={options}
            links={subscriptionLinks(checkout.order.offer_id ?? offerId, checkout.order.id)}
          />
        </div>
      )}
    </Loaded>
  )
}

const NoOrder = ({ offerId }: { offerId: string }) => (
  <Nothing
    title={m.subscription_checkout_none_title()}
    text={m.subscription_checkout_none_text()}
    to={addAddress(offerId)}
    action={m.subscription_choose()}
    isMain
  />
)

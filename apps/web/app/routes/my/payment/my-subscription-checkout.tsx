import * as m from '@prostuti/text/messages'
import { SubscriptionCheckoutPage } from '../../../features/checkout/subscription-checkout-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.subscription_checkout_title

export default function MySubscriptionCheckout({ params: { id } }: MyPageProps<'id'>) {
  return <SubscriptionCheckoutPage key={id} offerId={id} />
}

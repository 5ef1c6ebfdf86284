import * as m from '@prostuti/text/messages'
import { EventCheckoutPage } from '../../../features/checkout/event-checkout-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.checkout_event_title

export default function MyEventCheckout({ params: { id } }: MyPageProps<'id'>) {
  return <EventCheckoutPage key={id} eventId={id} />
}

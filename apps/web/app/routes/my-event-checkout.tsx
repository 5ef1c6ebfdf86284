import { checkout_event_title } from '@prostuti/text/messages'
import { EventCheckoutPage } from '../features/checkout/event-checkout-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/my-event-checkout.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: checkout_event_title(), index: false })

export default function MyEventCheckout({ params: { id } }: Route.ComponentProps) {
  return <EventCheckoutPage key={id} eventId={id} />
}

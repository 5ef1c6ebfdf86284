import * as m from '@prostuti/text/messages'
import { DurationPage } from '../../../features/subscription/choose/duration-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.subscription_duration_title

export default function MySubscriptionDuration({ params: { id } }: MyPageProps<'id'>) {
  return <DurationPage key={id} offerId={id} />
}

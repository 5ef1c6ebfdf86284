import * as m from '@prostuti/text/messages'
import { ViewPage } from '../../../features/subscription/view-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.subscription_view_title

export default function MySubscriptionVideo({ params }: MyPageProps<'id' | 'orderId' | 'videoId'>) {
  return <ViewPage key={params.id} offerId={params.id} orderId={params.orderId} videoId={params.videoId} />
}

import * as m from '@prostuti/text/messages'
import { AddPage } from '../../../features/subscription/choose/add-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.subscription_add_title

export default function MySubscriptionAdd({ params: { id } }: MyPageProps<'id'>) {
  return <AddPage key={id} offerId={id} />
}

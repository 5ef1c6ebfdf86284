import * as m from '@prostuti/text/messages'
import { ListPage } from '../../../features/subscription/list-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.subscription_own

export default function MySubscription({ params: { id } }: MyPageProps<'id'>) {
  return <ListPage key={id} offerId={id} />
}

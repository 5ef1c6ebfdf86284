import * as m from '@prostuti/text/messages'
import { MovePage } from '../../../features/orders/move-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.orders_move_page

export default function MyMove({ params: { id } }: MyPageProps<'id'>) {
  return <MovePage id={id} />
}

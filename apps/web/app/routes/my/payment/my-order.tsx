import * as m from '@prostuti/text/messages'
import { OrderPage } from '../../../features/orders/order-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.my_orders

export default function MyOrder({ params: { orderId } }: MyPageProps<'orderId'>) {
  return <OrderPage id={orderId} />
}

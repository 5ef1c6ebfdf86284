import type { doctorOrders, moveOptions, ResponseOf, readOrderPage } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type Orders = ResponseOf<typeof doctorOrders>
export type OrderLine = Orders['orders'][number]
export type OrderPageData = ResponseOf<typeof readOrderPage>
export type RefundRequest = OrderPageData['refund_requests'][number]
export type Reckoning = NonNullable<OrderPageData['reckoning']>
export type MoveOptions = ResponseOf<typeof moveOptions>
export type MoveOption = MoveOptions['options'][number]

/** Always asked anew: a payment or a decision may have come since. */
export const ordersQuery = { ...get<typeof doctorOrders>('/api/v3/web/doctor/orders'), staleTime: 0 }

export const orderPageQuery = (id: string | number) => ({
  ...get<typeof readOrderPage>('/api/v3/web/doctor/orders/:id/page', {}, { id }),
  staleTime: 0,
})

export const moveQuery = (id: string | number) => ({
  ...get<typeof moveOptions>('/api/v3/web/doctor/courses/:id/move', {}, { id }),
  staleTime: 0,
})

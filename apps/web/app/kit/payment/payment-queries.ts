import type { ResponseOf, readCourseOrder, readInvoice, readPayment } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { pollAfterMs } from './poll-after.ts'

export type Followed = ResponseOf<typeof readPayment>
export type Payment = Followed['payment']
export type Order = Followed['order']
export type TimelineStep = Followed['timeline'][number]
export type Receipt = ResponseOf<typeof readInvoice>

/** The order of an enrolment, whose id the addresses under /my/courses carry. */
export const courseOrderQuery = (id: string) => ({
  ...get<typeof readCourseOrder>('/api/v3/web/doctor/courses/:id/order', {}, { id }),
  staleTime: 0,
})

/** Asks again by itself while something may still change. */
export const paymentQuery = (orderId: number | string, paymentId: string) => ({
  ...get<typeof readPayment>('/api/v3/web/doctor/orders/:id/payments/:paymentId', {}, { id: orderId, paymentId }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: Followed | undefined; dataUpdateCount: number } }) =>
    state.data === undefined ? false : pollAfterMs(state.data.payment, state.dataUpdateCount),
  // A phone that comes back from the gateway's app wants to know at once.
  refetchOnWindowFocus: 'always' as const,
})

export const invoiceQuery = (orderId: number | string, payment: string | undefined) => ({
  ...get<typeof readInvoice>('/api/v3/web/doctor/orders/:id/invoice', { payment }, { id: orderId }),
  staleTime: 0,
})

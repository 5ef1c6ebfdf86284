import type {
  BodyOf,
  changeOrder as changeOrderCall,
  ResponseOf,
  readCourseOrder,
  readOrder,
  startEnrolment as startEnrolmentCall,
  startEventOrder as startEventOrderCall,
  startPayment as startPaymentCall,
} from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { request } from '../../api/request.ts'

export type Checkout = ResponseOf<typeof readOrder>
export type Order = Checkout['order']
export type Due = Order['dues'][number]
export type Plan = Order['plan']
export type GatewayName = Checkout['gateways'][number]
export type ManualWay = NonNullable<Checkout['manual']>
export type PaymentWish = BodyOf<typeof startPaymentCall>
export type StartedPayment = ResponseOf<typeof startPaymentCall>

/** What is owed and for how long a seat is kept must be true at every look. */
const askedAgain = { staleTime: 0, refetchOnMount: 'always' } as const

export const courseOrderQuery = (enrolmentId: string | number) => ({
  ...get<typeof readCourseOrder>('/api/v3/web/doctor/courses/:id/order', undefined, { id: enrolmentId }),
  ...askedAgain,
})

export const orderQuery = (id: string | number) => ({
  ...get<typeof readOrder>('/api/v3/web/doctor/orders/:id', undefined, { id }),
  ...askedAgain,
})

export const startEnrolment = (body: BodyOf<typeof startEnrolmentCall>): Promise<Checkout> =>
  request<typeof startEnrolmentCall>('POST', '/api/v3/web/doctor/enrolments', { body })

export const startEventOrder = (id: string | number): Promise<Checkout> =>
  request<typeof startEventOrderCall>('POST', '/api/v3/web/doctor/events/:id/order', { params: { id } })

export const changeOrder = (id: number, body: BodyOf<typeof changeOrderCall>): Promise<Checkout> =>
  request<typeof changeOrderCall>('POST', '/api/v3/web/doctor/orders/:id', { params: { id }, body })

export const startPayment = (id: number, body: PaymentWish): Promise<StartedPayment> =>
  request<typeof startPaymentCall>('POST', '/api/v3/web/doctor/orders/:id/payments', { params: { id }, body })

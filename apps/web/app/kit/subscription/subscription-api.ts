import type {
  BodyOf,
  ResponseOf,
  startSubscriptionOrder as startOrderCall,
  subscriptionShelf,
  subscriptions,
} from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { request } from '../../api/request.ts'
import type { Checkout } from '../checkout/checkout-api.ts'

type Overview = ResponseOf<typeof subscriptions>
export type ShelfPage = ResponseOf<typeof subscriptionShelf>
export type Shelf = Overview['shelves'][number]
export type OwnSubscription = Overview['subscriptions'][number]
export type ShelfVideo = ShelfPage['videos'][number]
export type Duration = ShelfPage['durations'][number]

/** What is bought and for how long must be true at every look: it may have been paid a moment ago. */
const askedAgain = { staleTime: 0, refetchOnMount: 'always' } as const

export const subscriptionsQuery = {
  ...get<typeof subscriptions>('/api/v3/web/doctor/subscriptions'),
  ...askedAgain,
}

export const shelfQuery = (offerId: string) => ({
  ...get<typeof subscriptionShelf>('/api/v3/web/doctor/subscriptions/:id', undefined, { id: offerId }),
  ...askedAgain,
})

export const startOrder = (offerId: string, body: BodyOf<typeof startOrderCall>): Promise<Checkout> =>
  request<typeof startOrderCall>('POST', '/api/v3/web/doctor/subscriptions/:id/orders', {
    params: { id: offerId },
    body,
  })

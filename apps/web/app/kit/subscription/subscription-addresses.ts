import { addressOf } from '../address/address-of.ts'

type Id = number | string

/** A renewal carries what it renews from page to page. */
const renewing = (renews: number | undefined) => (renews === undefined ? '' : `?renews=${renews}`)

export const addAddress = (id: Id, renews?: number): string =>
  `${addressOf('/my/subscription/:id/add', { id })}${renewing(renews)}`

export const durationAddress = (id: Id, renews?: number): string =>
  `${addressOf('/my/subscription/:id/duration', { id })}${renewing(renews)}`

export const checkoutAddress = (id: Id, orderId: number, renews?: number): string =>
  `${addressOf('/my/subscription/:id/checkout', { id })}?order=${orderId}${renews === undefined ? '' : `&renews=${renews}`}`

export const listAddress = (id: Id): string => addressOf('/my/subscription/:id/list', { id })

export const viewAddress = (id: Id, orderId: Id, videoId: number): string =>
  addressOf('/my/subscription/:id/list/:orderId/view/:videoId', { id, orderId, videoId })

export const receiptAddress = (orderId: number): string =>
  `${addressOf('/my/courses/:id/invoice', { id: 'subscription' })}?order=${orderId}`

export function renewsIn(query: URLSearchParams): number | undefined {
  const renews = query.get('renews') ?? ''
  return /^[1-9]\d{0,9}$/.test(renews) ? Number(renews) : undefined
}

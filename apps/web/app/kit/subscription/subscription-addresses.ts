/** The pages of one shelf: choosing, how long, paying, what one has. */
const under = (offerId: number | string, page: string) => `/my/subscription/${offerId}/${page}`

/** A renewal carries what it renews from page to page. */
const renewing = (renews: number | undefined) => (renews === undefined ? '' : `?renews=${renews}`)

export const addAddress = (offerId: number | string, renews?: number): string =>
  `${under(offerId, 'add')}${renewing(renews)}`

export const durationAddress = (offerId: number | string, renews?: number): string =>
  `${under(offerId, 'duration')}${renewing(renews)}`

export const checkoutAddress = (offerId: number | string, orderId: number, renews?: number): string =>
  `${under(offerId, 'checkout')}?order=${orderId}${renews === undefined ? '' : `&renews=${renews}`}`

export const listAddress = (offerId: number | string): string => under(offerId, 'list')

export const viewAddress = (offerId: number | string, orderId: number | string, videoId: number): string =>
  `${under(offerId, 'list')}/${orderId}/view/${videoId}`

export const receiptAddress = (orderId: number): string => `/my/courses/subscription/invoice?order=${orderId}`

export function renewsIn(query: URLSearchParams): number | undefined {
  const renews = query.get('renews') ?? ''
  return /^[1-9]\d{0,9}$/.test(renews) ? Number(renews) : undefined
}

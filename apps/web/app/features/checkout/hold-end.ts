import type { Checkout } from '../../kit/checkout/checkout-api.ts'

/**
 * When the hold ends by this device's clock, which may be wrong: the time between the server's two moments is added to the
 * moment its answer came. Undefined when no seat is kept.
 */
export function holdEnd(
  { order, server_time }: Pick<Checkout, 'order' | 'server_time'>,
  receivedAt: number,
): number | undefined {
  if (order.held_until === null) return undefined
  return receivedAt + Date.parse(order.held_until) - Date.parse(server_time)
}

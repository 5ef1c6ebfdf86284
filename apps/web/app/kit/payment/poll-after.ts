import type { ResponseOf, readPayment } from '@prostuti/contract'

type Payment = ResponseOf<typeof readPayment>['payment']

/**
 * How long to wait before asking for news again; false when there will be none. `seen` counts the answers so far: quick at
 * first, when the gateway usually speaks, then ever more seldom. What people look at changes slowly from the start.
 */
export function pollAfterMs({ state, gateway }: Pick<Payment, 'state' | 'gateway'>, seen: number): number | false {
  if (state === 'on_hold' || (state === 'initiated' && gateway === 'manual')) return 30_000
  if (state !== 'initiated') return false
  if (seen <= 15) return 2000
  if (seen <= 27) return 5000
  return seen <= 50 ? 15_000 : 60_000
}

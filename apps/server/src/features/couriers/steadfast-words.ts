import type { DeliveryState } from './courier.ts'

/**
 * What Steadfast says of a consignment. What still waits for its approval is not over; `unknown` is its word for "ask our
 * support", and tells us nothing.
 */
const states: Readonly<Record<string, DeliveryState | null>> = {
  in_review: 'booked',
  pending: 'in_transit',
  hold: 'on_hold',
  delivered_approval_pending: 'out_for_delivery',
  partial_delivered_approval_pending: 'out_for_delivery',
  cancelled_approval_pending: 'on_hold',
  delivered: 'delivered',
  partial_delivered: 'delivered',
  cancelled: 'cancelled',
  unknown: null,
  unknown_approval_pending: null,
}

/** A word that is not in their list changes nothing. */
export const steadfastState = (said: string): DeliveryState | null => states[said] ?? null

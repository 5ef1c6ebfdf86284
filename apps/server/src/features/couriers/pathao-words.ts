import type { DeliveryState } from './courier.ts'

/** Pathao's order statuses. A failed try is not the end: it is brought again, or goes back. */
const states: Readonly<Record<string, DeliveryState | null>> = {
  pending: 'booked',
  pickup_requested: 'booked',
  assigned_for_pickup: 'booked',
  pickup_failed: 'on_hold',
  pickup_cancelled: 'cancelled',
  picked: 'picked',
  at_the_sorting_hub: 'in_transit',
  in_transit: 'in_transit',
  received_at_last_mile_hub: 'in_transit',
  assigned_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  partial_delivery: 'delivered',
  delivery_failed: 'on_hold',
  on_hold: 'on_hold',
  return: 'returned',
  returned: 'returned',
  paid_return: 'returned',
}

/** They are written with spaces, underscores or hyphens. What is not in the list (as `Paid`, about money) changes nothing. */
export const pathaoState = (said: string): DeliveryState | null =>
  states[
    said
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, '_')
  ] ?? null

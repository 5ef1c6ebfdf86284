import { forgetInTab, recallInTab, rememberInTab } from '../../kit/storage/tab-storage.ts'

const nameOf = (eventId: string) => `event_order_${eventId}`

/** The order of an event, which its address does not name. Kept for a reload and for the way back from the gateway. */
export function storedEventOrder(eventId: string): string | undefined {
  const stored = recallInTab(nameOf(eventId))
  return stored !== null && /^\d+$/.test(stored) ? stored : undefined
}

export const storeEventOrder = (eventId: string, orderId: number): void =>
  rememberInTab(nameOf(eventId), String(orderId))

export const forgetEventOrder = (eventId: string): void => forgetInTab(nameOf(eventId))

import { type Courier, CourierAway, type CourierName } from './courier.ts'

/** Instead of a courier the centre has no account with. */
export function closedCourier(name: CourierName): Courier {
  const refuse = async () => {
    throw new CourierAway(name, 'closed', 'no account is configured')
  }
  return {
    name,
    available: false,
    book: refuse,
    readBooking: () => undefined,
    find: refuse,
    ask: refuse,
    readWebhook: () => undefined,
    webhookHeaders: {},
    trackingPage: () => null,
  }
}

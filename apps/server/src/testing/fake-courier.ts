import {
  type Courier,
  CourierAway,
  type CourierName,
  type Couriers,
  type ParcelNews,
} from '../features/couriers/index.ts'

type Booking = Parameters<Courier['book']>[0]

export type FakeCourier = Courier & {
  /** What was booked, oldest first. */
  booked: Booking[]
  /** What it will say of a parcel, by our invoice; it is not known until told. */
  says: Map<string, ParcelNews>
  /** Every question about a parcel, by our invoice. */
  asked: string[]
  away: boolean
}

/** A courier in memory, for tests that are not about the wire. Its webhooks carry `token: 'right'`. */
function fakeCourier(name: CourierName): FakeCourier {
  const whenHere = <T>(answer: () => T): Promise<T> =>
    fake.away ? Promise.reject(new CourierAway(name, 'unreachable', 'nobody was there')) : Promise.resolve(answer())
  const fake: FakeCourier = {
    name,
    available: true,
    booked: [],
    says: new Map(),
    asked: [],
    away: false,
    book: (parcel) =>
      whenHere(() => {
        fake.booked.push(parcel)
        fake.says.set(parcel.invoice, { state: 'booked', said: 'in_review', detail: null })
        return { consignmentId: `cid-${parcel.invoice}`, trackingCode: `T${parcel.invoice.slice(-6)}` }
      }),
    readBooking: (answer) =>
      typeof answer.booked === 'string' ? { consignmentId: answer.booked, trackingCode: answer.booked } : undefined,
    find: (invoice) => whenHere(() => (fake.says.has(invoice) ? 'there' : 'not_there')),
    ask: ({ invoice }) =>
      whenHere(() => {
        fake.asked.push(invoice)
        return fake.says.get(invoice)
      }),
    readWebhook: (headers, body) =>
      headers['x-test-token'] === 'right'
        ? { invoice: String(body.invoice), consignmentId: body.consignment ? String(body.consignment) : null }
        : undefined,
    webhookHeaders: { 'x-integration': 'ours' },
    trackingPage: (code) => `https://courier.test/t/${code}`,
  }
  return fake
}

export const fakeCouriers = (): Couriers & Record<CourierName, FakeCourier> => ({
  steadfast: fakeCourier('steadfast'),
  pathao: fakeCourier('pathao'),
})

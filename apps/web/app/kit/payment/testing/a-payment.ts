import type { Followed, Order, Payment, Receipt } from '../payment-queries.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 13, minute)).toISOString()

export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  id: 57,
  gateway: 'bkash',
  amount_paisa: 700_000,
  state: 'initiated',
  reason: null,
  started_at: at(42),
  settled_at: null,
  reference: null,
  refunded_paisa: 0,
  invoice_number: null,
  ...changes,
})

export const paid = (changes: Partial<Payment> = {}): Payment =>
  aPayment({ state: 'paid', settled_at: at(43), reference: 'CKF7H2M9QX', invoice_number: '000123', ...changes })

export const anOrder = (changes: Partial<Order> = {}): Order => ({
  id: 482,
  number: '2611-0482',
  kind: 'enrolment',
  enrolment_id: 7,
  event_id: null,
  subscription_id: null,
  offer_id: null,
  batch_id: 1,
  title: 'FCPS Part-1 মেডিসিন, জানুয়ারি ২০২৭ ব্যাচ'.normalize('NFC'),
  detail: 'অনলাইন, সন্ধ্যা · শনি, সোম, বুধ'.normalize('NFC'),
  list_paisa: 2_200_000,
  reduction_paisa: 350_000,
  reduction_ends_at: '2026-11-30T17:59:59.000Z',
  code: { code: 'NOV500', off_paisa: 50_000 },
  total_paisa: 1_800_000,
  paid_paisa: 0,
  waived_paisa: 0,
  refunded_paisa: 0,
  state: 'open',
  plan: 'instalments',
  dues: [
    { number: 1, amount_paisa: 700_000, open_paisa: 700_000, due_on: '2026-11-15', state: 'due_today' },
    { number: 2, amount_paisa: 550_000, open_paisa: 550_000, due_on: '2027-01-05', state: 'coming' },
    { number: 3, amount_paisa: 550_000, open_paisa: 550_000, due_on: '2027-02-05', state: 'coming' },
  ],
  next_paisa: 700_000,
  held_until: at(56),
  access: 'open',
  payments: [],
  ...changes,
})

/** The order after its first part was paid. */
export const booked = (changes: Partial<Order> = {}): Order => {
  const [first, ...later] = anOrder().dues
  return anOrder({
    state: 'booked',
    paid_paisa: 700_000,
    waived_paisa: 0,
    next_paisa: 550_000,
    held_until: null,
    dues: [{ ...first!, open_paisa: 0, state: 'paid' }, ...later],
    ...changes,
  })
}

type Steps = Followed['timeline']

const begun: Steps = [
  { step: 'ordered', state: 'done', at: at(41) },
  { step: 'sent', state: 'done', at: at(42) },
]
const ends: Record<Payment['state'], Steps> = {
  initiated: [
    { step: 'confirmed', state: 'now', at: null },
    { step: 'enrolled', state: 'to_do', at: null },
  ],
  paid: [
    { step: 'confirmed', state: 'done', at: at(43) },
    { step: 'enrolled', state: 'done', at: at(43) },
  ],
  on_hold: [
    { step: 'held', state: 'now', at: at(43) },
    { step: 'enrolled', state: 'to_do', at: null },
  ],
  failed: [{ step: 'failed', state: 'bad', at: at(43) }],
  cancelled: [{ step: 'cancelled', state: 'bad', at: at(43) }],
  expired: [{ step: 'expired', state: 'bad', at: at(43) }],
  refunded: [
    { step: 'confirmed', state: 'done', at: at(43) },
    { step: 'enrolled', state: 'done', at: at(43) },
    { step: 'refunded', state: 'done', at: null },
  ],
}

export function followed(payment: Payment = aPayment(), order: Order = anOrder()): Followed {
  return {
    payment,
    order: { ...order, payments: [...order.payments, payment] },
    timeline: [...begun, ...ends[payment.state]],
    server_time: at(43),
  }
}

/** The first receipt of an order that has two. */
export const aReceipt = (changes: Partial<Receipt['invoice']> = {}): Receipt => ({
  invoice: {
    number: '000123',
    issued_at: at(43),
    doctor: { name: 'ডা. নুসরাত জাহান'.normalize('NFC'), phone: '+8801712000000', bmdc: 'A-104218' },
    gateway: 'bkash',
    method: 'bKash',
    reference: 'CKF7H2M9QX',
    paid_at: at(43),
    amount_paisa: 700_000,
    refunded_paisa: 0,
    open_paisa: 1_100_000,
    later_due_on: ['2027-01-05', '2027-02-05'],
    ...changes,
  },
  order: booked({ payments: [paid(), paid({ id: 58, amount_paisa: 550_000, invoice_number: '000200' })] }),
  invoices: [
    { payment_id: 57, number: '000123' },
    { payment_id: 58, number: '000200' },
  ],
  centre: {
    name: 'প্রস্তুতি',
    address: '১৫২ গ্রিন রোড, ঢাকা ১২০৫'.normalize('NFC'),
    phone: '+8801700000000',
  },
})

import type { Checkout, Due, Order } from '../../../kit/checkout/checkout-api.ts'

export const taka = (amount: number) => amount * 100

export const buildDue = (number: number, amount: number, due_on: string, part: Partial<Due> = {}): Due => ({
  number,
  amount_paisa: taka(amount),
  open_paisa: taka(amount),
  due_on,
  state: 'coming',
  ...part,
})

export const buildPayment = (part: Partial<Order['payments'][number]> = {}): Order['payments'][number] => ({
  id: 1,
  gateway: 'bkash',
  amount_paisa: taka(7000),
  state: 'initiated',
  reason: null,
  started_at: '2026-11-15T04:00:00.000Z',
  settled_at: null,
  reference: null,
  refunded_paisa: 0,
  invoice_number: null,
  ...part,
})

export const threeParts = [
  buildDue(1, 7000, '2026-11-15', { state: 'due_today' }),
  buildDue(2, 5500, '2027-01-05'),
  buildDue(3, 5500, '2027-02-05'),
]

export const buildOrder = (part: Partial<Order> = {}): Order => ({
  id: 482,
  number: '2611-0482',
  kind: 'enrolment',
  enrolment_id: 7,
  event_id: null,
  subscription_id: null,
  offer_id: null,
  batch_id: 3,
  title: 'FCPS Part-1 মেডিসিন, জানুয়ারি ২০২৭',
  detail: 'অনলাইন, সন্ধ্যা',
  list_paisa: taka(22_000),
  reduction_paisa: taka(3500),
  reduction_ends_at: null,
  code: { code: 'NOV500', off_paisa: taka(500) },
  total_paisa: taka(18_000),
  paid_paisa: 0,
  waived_paisa: 0,
  refunded_paisa: 0,
  state: 'open',
  plan: 'full',
  dues: [buildDue(1, 18_000, '2026-11-15', { state: 'due_today' })],
  next_paisa: taka(18_000),
  held_until: '2026-11-15T04:15:00.000Z',
  access: 'open',
  payments: [],
  ...part,
})

export const buildCheckout = (part: Partial<Order> = {}, rest: Partial<Omit<Checkout, 'order'>> = {}): Checkout => {
  const order = buildOrder(part)
  return {
    order,
    plans: [
      { plan: 'full', dues: [buildDue(1, 18_000, '2026-11-15', { state: 'due_today' })] },
      { plan: 'instalments', dues: threeParts },
    ],
    gateways: ['bkash', 'sslcommerz', 'manual'],
    manual: { numbers: [{ wallet: 'bkash', number: '+8801700000000' }], note: '' },
    server_time: '2026-11-15T04:00:00.000Z',
    ...rest,
  }
}

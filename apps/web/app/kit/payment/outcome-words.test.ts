import { describe, expect, it } from 'vitest'
import { outcomeWords } from './outcome-words.ts'
import type { Payment } from './payment-queries.ts'
import { methodName } from './payment-words.ts'
import { anOrder, aPayment, booked, followed, paid } from './testing/a-payment.ts'
import { askingWords, stepDetail, stepTitle } from './timeline-words.ts'

const states = ['initiated', 'on_hold', 'failed', 'cancelled', 'expired', 'refunded'] as const
const reasons = [
  'declined',
  'mismatch',
  'risky',
  'no_seat',
  'overpaid',
  'code_used_up',
  'account_closed',
  'awaiting_staff',
  'refused',
  'gateway_away',
] as const

describe('the words of a payment', () => {
  it('speak of videos where videos were bought, and only once they are open', () => {
    const order = anOrder({ kind: 'subscription', enrolment_id: null, offer_id: 2 })
    const waiting = followed(aPayment(), order)
    expect(outcomeWords(waiting, false).text).toContain('ভিডিও')
    const done = followed(paid(), { ...order, state: 'paid' })
    expect(outcomeWords(done, false).title).toContain('ভিডিওগুলো')
    expect(stepTitle(done.timeline.at(-1)!, done)).toBe('ভিডিও খোলা হয়েছে'.normalize('NFC'))
  })

  it('never speak of an enrolment that the server has not confirmed', () => {
    for (const state of states)
      for (const reason of [null, ...reasons])
        for (const gateway of ['bkash', 'sslcommerz', 'manual'] as const) {
          const { title, text } = outcomeWords(followed(aPayment({ state, reason, gateway })), false)
          expect(title).not.toContain('টাকা পেয়েছি'.normalize('NFC'))
          expect(text).not.toBe('')
        }
  })

  it('tell a first payment from a further one, and a course from an event', () => {
    const titleOf = (payment: Payment, order = booked()) => outcomeWords(followed(payment, order), false).title
    const enrolled = 'ভর্তি হয়েছেন'.normalize('NFC')
    expect(titleOf(paid())).toContain(enrolled)
    expect(titleOf(paid({ id: 58, invoice_number: '000200' }), booked({ payments: [paid()] }))).not.toContain(enrolled)
    expect(titleOf(paid(), booked({ kind: 'event', enrolment_id: null, event_id: 3 }))).not.toContain(enrolled)
  })

  it('ask nobody to pay again when the usual minute is over', () => {
    expect(outcomeWords(followed(), true).text).toContain('দ্বিতীয়বার দেবেন না'.normalize('NFC'))
  })
})

describe('the steps', () => {
  it('carry the figures somebody asks for on the phone', () => {
    const news = followed(paid(), booked())
    expect(news.timeline.map((step) => stepDetail(step, news))).toEqual([
      'অর্ডার ২৬১১-০৪৮২'.normalize('NFC'),
      '৳\u00a0৭,০০০',
      'লেনদেন CKF7H2M9QX',
      'বাকি ৳\u00a0১১,০০০',
    ])
  })

  it('promise a seat only while it is kept and the money is on its way', () => {
    const detail = (payment: Payment, order = anOrder()) => {
      const news = followed(payment, order)
      return stepDetail({ step: 'enrolled', state: 'to_do', at: null }, news)
    }
    expect(detail(aPayment())).toBe('আসন ধরে রাখা আছে')
    expect(detail(aPayment(), anOrder({ held_until: null }))).toBe('')
    expect(detail(aPayment({ state: 'on_hold', reason: 'no_seat' }))).toBe('')
  })

  it('name who looks at money that was sent by hand', () => {
    const news = followed(aPayment({ gateway: 'manual' }))
    expect(stepTitle({ step: 'confirmed', state: 'now', at: null }, news)).toBe('আমরা মিলিয়ে দেখছি'.normalize('NFC'))
  })

  it('count the wait in seconds, then minutes, then not at all', () => {
    expect([18, 130, 601].map(askingWords)).toEqual([
      'খোঁজ নেওয়া হচ্ছে, ১৮ সেকেন্ড'.normalize('NFC'),
      'খোঁজ নেওয়া হচ্ছে, ২ মিনিট'.normalize('NFC'),
      'খোঁজ নেওয়া চলছে'.normalize('NFC'),
    ])
  })
})

it.each([
  ['bkash', null, 'bKash'],
  ['bkash', 'bKash', 'bKash'],
  ['sslcommerz', 'BKASH-BKash', 'SSLCOMMERZ, BKash'],
  ['sslcommerz', 'VISA-City Bank', 'SSLCOMMERZ, VISA City Bank'],
  ['sslcommerz', 'NAGAD', 'SSLCOMMERZ, NAGAD'],
] as const)('a payment by %s with %s is by %s', (gateway, method, name) => {
  expect(methodName({ gateway, method })).toBe(name)
})

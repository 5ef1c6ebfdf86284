import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmed, createPaymentTest } from '../../testing/payment-test.ts'
import { days, hours } from '../../testing/test-clock.ts'
import { SmsUndeliverable } from '../sms/index.ts'
import { remindDues } from './remind-dues.ts'
import { settlePayment } from './settle-payment.ts'

const test = await createPaymentTest()
const { clock } = test
const sent: { to: string; text: string }[] = []
let isAway: { permanent: boolean } | undefined
const deps: typeof test.deps = {
  ...test.deps,
  sendSms: async (sms) => {
    if (isAway) throw new SmsUndeliverable(sms.to, [], { ...isAway, cause: undefined })
    sent.push(sms)
  },
}
afterAll(() => test.close())
beforeEach(() => {
  sent.length = 0
  isAway = undefined
})

/** To the moment at which a clock in Dhaka shows this hour of the day. */
const goTo = (day: string, hour: number) =>
  clock.move(Date.parse(`${day}T00:00:00+06:00`) + hours(hour) - clock.now().getTime())
const remind = () => remindDues(deps, clock.now())

/** Second part due on 1 September. */
async function inParts() {
  goTo('2026-07-01', 10)
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, await test.buildRoom({ instalments: [400_000, 600_000] }))
  await test.post(payer, `/orders/${order.id}`, { plan: 'instalments' })
  const first = await test.pay(payer, order.id)
  await settlePayment(deps, { paymentId: first.id, verdict: confirmed(first) })
  return { payer, order }
}
let enrolled: Awaited<ReturnType<typeof inParts>>

describe('a reminder of an instalment', () => {
  it('comes three days before, after the day was missed and when lectures pause, each once', async () => {
    enrolled = await inParts()
    const heard: [string, string[]][] = []
    for (const day of [
      '2026-08-28',
      '2026-08-29',
      '2026-09-01',
      '2026-09-02',
      '2026-09-08',
      '2026-09-09',
      '2026-09-20',
    ]) {
      goTo(day, 10)
      await remind()
      await remind()
      heard.push([day, sent.splice(0).map(({ text }) => text)])
    }
    expect(heard.filter(([, texts]) => texts.length > 0).map(([day]) => day)).toEqual([
      '2026-08-29',
      '2026-09-02',
      '2026-09-09',
    ])
    const [coming, missed, paused] = heard.flatMap(([, texts]) => texts)
    const link = `http://localhost:3000/my/courses/${enrolled.order.enrolment_id}/checkout`
    expect(coming).toBe(
      `বিসিএস প্রিলি সন্ধ্যা: ২য় কিস্তি ৳\u00a0৬,০০০, দেওয়ার শেষ দিন ১ সেপ্টেম্বর। দিতে: ${link}`.normalize('NFC'),
    )
    expect(missed).toContain('৮ সেপ্টেম্বর পর্যন্ত সব খোলা')
    expect(paused).toContain('লেকচার আপাতত থেমে আছে')
  })

  it('comes by day only', async () => {
    await inParts()
    for (const hour of [0, 8, 20, 23]) {
      goTo('2026-08-30', hour)
      expect(await remind(), `${hour} o’clock`).toBe(0)
    }
    goTo('2026-08-30', 9)
    expect(await remind()).toBe(1)
  })

  it('comes later when no gateway took it, and never to a number that takes none', async () => {
    await inParts()
    goTo('2026-08-30', 11)
    isAway = { permanent: false }
    expect(await remind()).toBe(0)
    isAway = undefined
    expect(await remind()).toBe(1)
    await inParts()
    goTo('2026-08-30', 12)
    isAway = { permanent: true }
    expect(await remind()).toBe(0)
    isAway = undefined
    expect(await remind()).toBe(0)
  })

  it('does not come for what is paid', async () => {
    const { payer, order } = await inParts()
    // A sign-in lasts for days, not for months.
    const rest = await test.pay(payer, order.id)
    await settlePayment(deps, { paymentId: rest.id, verdict: confirmed(rest) })
    goTo('2026-08-30', 13)
    clock.move(days(0))
    expect(await remind()).toBe(0)
  })
})

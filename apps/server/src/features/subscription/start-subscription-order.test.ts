import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildShelf } from '../../testing/builders/build-shelf.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { refundPayment } from '../../testing/give-back.ts'
import { type Checkout, confirmed, createPaymentTest } from '../../testing/payment-test.ts'
import { days, hours, minutes } from '../../testing/test-clock.ts'
import { findLedgerFaults, lapseOrders, settlePayment } from '../payment/index.ts'

const test = await createPaymentTest()
const { db, clock, deps } = test
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

type Payer = Awaited<ReturnType<typeof test.buildPayer>>
type Shelf = Awaited<ReturnType<typeof buildShelf>>

const order = async (payer: Payer, { id }: Shelf, video_ids: number[], more: object = {}) =>
  (await test.post(payer, `/subscriptions/${id}/orders`, { video_ids, days: 30, ...more })).json<Checkout>().order

async function settle(payer: Payer, orderId: number) {
  const payment = await test.pay(payer, orderId)
  await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
  return payment
}

const staffId = (await buildStaff(db)).id
const giveBack = ({ id, amountPaisa }: { id: number; amountPaisa: number }) =>
  refundPayment(deps, { paymentId: id, amountPaisa, reason: 'দুইবার', staffId, byHand: { reference: null } })

const subscriptionOf = async (id: number | null) => {
  const [row] = await db.select().from(tables.subscription).where(eq(tables.subscription.id, id!))
  return row!
}
const later = (ms: number) => new Date(clock.now().getTime() + ms)

describe('an order of videos', () => {
  it('says what is bought and costs its videos for its days', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const made = await order(payer, shelf, shelf.videoIds.slice(0, 3), { days: 90 })
    expect(made).toMatchObject({
      kind: 'subscription',
      offer_id: shelf.id,
      title: 'মেডিসিন রিভিশন',
      detail: '৩টি ভিডিও, ৯০ দিন',
      list_paisa: 90_000,
      reduction_paisa: 9_000,
      total_paisa: 81_000,
      next_paisa: 81_000,
      plan: 'full',
      state: 'open',
      // There is no seat to be kept.
      held_until: null,
    })
    expect(await subscriptionOf(made.subscription_id)).toMatchObject({ state: 'pending', startsAt: null })
  })

  it('is the same one for a doctor who presses twice, also at once', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const made = await Promise.all([1, 2, 3].map(() => order(payer, shelf, shelf.videoIds.slice(0, 2))))
    const again = await order(payer, shelf, shelf.videoIds.slice(0, 2).toReversed())
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1)
  })

  it('follows a change of mind until somebody begins to pay it', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const first = await order(payer, shelf, shelf.videoIds.slice(0, 1))
    const changed = await order(payer, shelf, shelf.videoIds.slice(0, 3))
    expect(changed).toMatchObject({ id: first.id, total_paisa: 30_000, detail: '৩টি ভিডিও, ৩০ দিন' })
    const payment = await test.pay(payer, first.id)
    const other = await order(payer, shelf, shelf.videoIds.slice(0, 2))
    expect(other.id).not.toBe(first.id)
    // Money for the first choice opens what it was paid for, and nothing else.
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    const { subscriptionVideo } = tables
    const opened = eq(subscriptionVideo.subscriptionId, first.subscription_id!)
    expect(await db.$count(subscriptionVideo, opened)).toBe(3)
    expect((await subscriptionOf(first.subscription_id)).state).toBe('active')
    expect((await subscriptionOf(other.subscription_id)).state).toBe('pending')
  })

  it('is cheaper with a code, and free of charge opened at once', async () => {
    await db.insert(tables.discountCode).values([
      { code: 'HALF', kind: 'percent', value: 50 },
      { code: 'GIFT', kind: 'percent', value: 100 },
    ])
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const made = await order(payer, shelf, shelf.videoIds.slice(0, 2))
    const half = (await test.post(payer, `/orders/${made.id}`, { code: 'half' })).json<Checkout>()
    expect(half.order).toMatchObject({ total_paisa: 10_000, code: { code: 'HALF' } })
    const gift = (await test.post(payer, `/orders/${made.id}`, { code: 'GIFT' })).json<Checkout>()
    expect(gift.order.state).toBe('paid')
    expect(await subscriptionOf(made.subscription_id)).toMatchObject({ state: 'active', startsAt: clock.now() })
  })

  it('counts a use of a code only while somebody is about to pay', async () => {
    await db.insert(tables.discountCode).values({ code: 'ONCE', kind: 'percent', value: 50, useLimit: 1 })
    const shelf = await buildShelf(db)
    const [one, two] = [await test.buildPayer(), await test.buildPayer()]
    const enter = async (payer: Payer) => {
      const { id } = await order(payer, shelf, shelf.videoIds)
      return (await test.post(payer, `/orders/${id}`, { code: 'ONCE' })).statusCode
    }
    expect(await enter(one)).toBe(200)
    expect(await enter(two)).toBe(422)
    clock.move(minutes(16))
    expect(await enter(two)).toBe(200)
  })

  it('keeps its price for a quarter of an hour, then shows the new one before anybody pays it', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const { id } = await order(payer, shelf, shelf.videoIds)
    await db
      .update(tables.subscriptionOffer)
      .set({ monthPaisa: 20_000 })
      .where(eq(tables.subscriptionOffer.id, shelf.id))
    expect(await order(payer, shelf, shelf.videoIds)).toMatchObject({ id, total_paisa: 40_000 })
    clock.move(minutes(16))
    const refused = await test.post(payer, `/orders/${id}/payments`, { gateway: 'sslcommerz' })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['total']])
    expect((await test.pay(payer, id)).amountPaisa).toBe(80_000)
  })

  it('lapses a day after it was left, and is taken up again by its doctor', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const made = await order(payer, shelf, shelf.videoIds)
    clock.move(hours(24) + minutes(14))
    await lapseOrders(db, clock.now())
    expect((await subscriptionOf(made.subscription_id)).state).toBe('pending')
    clock.move(minutes(1))
    await lapseOrders(db, clock.now())
    expect((await subscriptionOf(made.subscription_id)).state).toBe('lapsed')
    expect(await order(payer, shelf, shelf.videoIds)).toMatchObject({ id: made.id, state: 'open' })
    await lapseOrders(db, clock.now())
    expect((await subscriptionOf(made.subscription_id)).state).toBe('pending')
  })

  it('is never given away when staff take its duration off the shelf', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const { id } = await order(payer, shelf, shelf.videoIds)
    const durations = [{ days: 7, percentOff: 0 }]
    await db.update(tables.subscriptionOffer).set({ durations }).where(eq(tables.subscriptionOffer.id, shelf.id))
    clock.move(minutes(16))
    const refused = await test.post(payer, `/orders/${id}/payments`, { gateway: 'sslcommerz' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'enrolment_closed'])
  })
})

describe('a paid subscription', () => {
  it('begins at once and runs for its days', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const made = await order(payer, shelf, shelf.videoIds)
    await settle(payer, made.id)
    expect(await subscriptionOf(made.subscription_id)).toMatchObject({
      state: 'active',
      startsAt: clock.now(),
      endsAt: later(days(30)),
    })
  })

  it('renews another one where that ends, and every further one after the last', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const first = await order(payer, shelf, shelf.videoIds)
    await settle(payer, first.id)
    const ends = later(days(30))
    clock.move(days(28))
    const renews = first.subscription_id!
    const second = await order(payer, shelf, shelf.videoIds, { renews })
    const third = await order(payer, shelf, shelf.videoIds.slice(0, 2), { renews, days: 90 })
    // The open one follows the change of mind.
    expect(third.id).toBe(second.id)
    const payment = await test.pay(payer, second.id)
    // Begun before the second was settled: both are paid in the end, and none of their days is lost.
    const fourth = await order(payer, shelf, shelf.videoIds, { renews })
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    await settle(payer, fourth.id)
    expect(await subscriptionOf(second.subscription_id)).toMatchObject({
      startsAt: ends,
      endsAt: new Date(ends.getTime() + days(90)),
    })
    expect(await subscriptionOf(fourth.subscription_id)).toMatchObject({
      startsAt: new Date(ends.getTime() + days(90)),
      endsAt: new Date(ends.getTime() + days(120)),
    })
    const again = await test.post(payer, `/subscriptions/${shelf.id}/orders`, {
      video_ids: shelf.videoIds,
      days: 30,
      renews,
    })
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_enrolled'])
  })

  it('waits for another choice of the same videos that was paid too, whichever was begun first', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const month = await order(payer, shelf, shelf.videoIds)
    const begun = await test.pay(payer, month.id)
    const longer = await order(payer, shelf, shelf.videoIds.slice(0, 2), { days: 90 })
    const now = clock.now()
    await settle(payer, longer.id)
    // The money of the first choice is heard of last.
    await settlePayment(deps, { paymentId: begun.id, verdict: confirmed(begun) })
    const after = (of: number) => new Date(now.getTime() + days(of))
    expect(await subscriptionOf(longer.subscription_id)).toMatchObject({ startsAt: now, endsAt: after(90) })
    expect(await subscriptionOf(month.subscription_id)).toMatchObject({
      renewsId: longer.subscription_id,
      startsAt: after(90),
      endsAt: after(120),
    })
  })

  it('is followed by one at a time, so that nobody is asked to pay for the same days again', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const first = await order(payer, shelf, shelf.videoIds)
    await settle(payer, first.id)
    const renews = first.subscription_id!
    const second = await order(payer, shelf, shelf.videoIds, { renews })
    const begun = await test.pay(payer, second.id)
    const third = await order(payer, shelf, shelf.videoIds, { renews, days: 90 })
    await settle(payer, third.id)
    await settlePayment(deps, { paymentId: begun.id, verdict: confirmed(begun) })
    expect(await subscriptionOf(second.subscription_id)).toMatchObject({ renewsId: third.subscription_id })
    const fourth = await order(payer, shelf, shelf.videoIds, { renews: second.subscription_id })
    await settle(payer, fourth.id)
    expect(await subscriptionOf(fourth.subscription_id)).toMatchObject({ startsAt: later(days(150)) })
    const again = { video_ids: shelf.videoIds, days: 30, renews: third.subscription_id }
    expect((await test.post(payer, `/subscriptions/${shelf.id}/orders`, again)).statusCode).toBe(409)
  })

  it('waits also for the same video of another shelf, and not for other videos', async () => {
    const [shelf, other] = [await buildShelf(db), await buildShelf(db)]
    const [shared] = shelf.videoIds
    await db.insert(tables.subscriptionOfferVideo).values({ offerId: other.id, videoId: shared! })
    const payer = await test.buildPayer()
    const first = await order(payer, shelf, shelf.videoIds)
    const second = await order(payer, other, [shared!, other.videoIds[0]!])
    const begun = await test.pay(payer, second.id)
    const apart = await order(payer, other, other.videoIds.slice(1))
    await settle(payer, first.id)
    await settle(payer, apart.id)
    await settlePayment(deps, { paymentId: begun.id, verdict: confirmed(begun) })
    expect(await subscriptionOf(apart.subscription_id)).toMatchObject({ startsAt: clock.now() })
    // Its own shelf has nothing that it follows.
    expect(await subscriptionOf(second.subscription_id)).toMatchObject({ startsAt: later(days(30)), renewsId: null })
  })

  it('begins at once when what it waits for is given back, and what waits for it moves up', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const first = await order(payer, shelf, shelf.videoIds)
    const paid = await settle(payer, first.id)
    const second = await order(payer, shelf, shelf.videoIds, { renews: first.subscription_id, days: 90 })
    const longer = await settle(payer, second.id)
    const third = await order(payer, shelf, shelf.videoIds, { renews: second.subscription_id })
    await settle(payer, third.id)
    clock.move(days(3))
    await giveBack(longer)
    // The one in the middle is gone: the last begins where the first ends, and follows it.
    const last = async () => subscriptionOf(third.subscription_id)
    expect(await last()).toMatchObject({ startsAt: later(days(27)), renewsId: first.subscription_id })
    await giveBack(paid)
    expect(await last()).toMatchObject({ startsAt: clock.now(), endsAt: later(days(30)) })
  })

  it('that has ended is renewed from now', async () => {
    const shelf = await buildShelf(db)
    const payer = await test.buildPayer()
    const first = await order(payer, shelf, shelf.videoIds)
    await settle(payer, first.id)
    clock.move(days(40))
    const second = await order(payer, shelf, shelf.videoIds, { renews: first.subscription_id })
    await settle(payer, second.id)
    expect((await subscriptionOf(second.subscription_id)).startsAt).toEqual(clock.now())
  })
})

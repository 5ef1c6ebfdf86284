import type { ResponseOf, subscriptionShelf, subscriptions } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookUnpaid } from '../../testing/book-unpaid.ts'
import { buildShelf } from '../../testing/builders/build-shelf.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { refundPayment } from '../../testing/give-back.ts'
import { type Checkout, confirmed, createPaymentTest } from '../../testing/payment-test.ts'
import { days } from '../../testing/test-clock.ts'
import { settlePayment } from '../payment/index.ts'

const test = await createPaymentTest()
const { db, clock, deps } = test
afterAll(() => test.close())

type ShelfVideo = ResponseOf<typeof subscriptionShelf>['videos'][number]
type Payer = Awaited<ReturnType<typeof test.buildPayer>>
let shelf: Awaited<ReturnType<typeof buildShelf>>
let payer: Payer
let stranger: Payer

beforeAll(async () => {
  shelf = await buildShelf(db, { videos: 5, leastVideos: 2 })
  payer = await test.buildPayer()
  stranger = await test.buildPayer()
})

const order = (who: Payer, body: object) => test.post(who, `/subscriptions/${shelf.id}/orders`, body)

async function buy(who: Payer, video_ids: number[], more: object = {}) {
  const response = await order(who, { video_ids, days: 30, ...more })
  const made = response.json<Checkout>().order
  const payment = await test.pay(who, made.id)
  await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
  return { ...made, payment }
}

const guardedCalls = {
  subscriptions: () => ({ method: 'GET' as const, path: '/subscriptions' }),
  subscriptionShelf: () => ({ method: 'GET' as const, path: `/subscriptions/${shelf.id}` }),
  startSubscriptionOrder: () => ({
    method: 'POST' as const,
    path: `/subscriptions/${shelf.id}/orders`,
    body: { video_ids: shelf.videoIds, days: 30 },
  }),
}
const call = (name: keyof typeof guardedCalls, headers: Record<string, string>) => {
  const guarded = guardedCalls[name]()
  return test.send(guarded.method, headers, guarded.path, 'body' in guarded ? guarded.body : undefined)
}
const names = Object.keys(guardedCalls) as (keyof typeof guardedCalls)[]

describe('who may call', () => {
  it.each(names)('%s: nobody without a token', async (name) => {
    expect((await call(name, { authorization: 'Bearer nobody' })).statusCode).toBe(401)
  })

  it.each(names)('%s: not from a device that is not verified', async (name) => {
    const { headers } = await buildSignIn(db, { doctorId: payer.id, verified: false, now: clock.now() })
    expect((await call(name, headers)).statusCode).toBe(423)
  })

  it('staff who look at the site as the doctor read, and order nothing', async () => {
    const headers = await test.buildImpersonator(payer)
    expect((await call('subscriptions', headers)).statusCode).toBe(200)
    expect((await call('subscriptionShelf', headers)).statusCode).toBe(200)
    expect((await call('startSubscriptionOrder', headers)).statusCode).toBe(403)
  })

  it('nobody renews, reads or pays what is somebody else’s', async () => {
    const bought = await buy(payer, shelf.videoIds.slice(0, 2))
    const renews = bought.subscription_id
    const response = await order(stranger, { video_ids: shelf.videoIds.slice(0, 2), days: 30, renews })
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
    expect((await test.get(stranger, `/orders/${bought.id}`)).statusCode).toBe(404)
    expect((await test.get(stranger, '/subscriptions')).json().subscriptions).toEqual([])
    expect((await test.get(stranger, `/subscriptions/${shelf.id}`)).json().subscriptions).toEqual([])
  })
})

describe('bad input', () => {
  it.each([
    [{ video_ids: [], days: 30 }, 'video_ids'],
    [{ video_ids: ['x'], days: 30 }, 'video_ids'],
    [{ video_ids: [1, 2], days: 0 }, 'days'],
    [{ video_ids: [1, 2], days: 30, renews: 'x' }, 'renews'],
  ])('%j names the field', async (body, field) => {
    const response = await order(stranger, body)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)[0]).toContain(field)
  })

  it('that the shelf does not offer is refused', async () => {
    const other = await buildShelf(db)
    const fieldsOf = async (body: object) => Object.keys((await order(stranger, body)).json().errors ?? {})
    expect(await fieldsOf({ video_ids: shelf.videoIds, days: 31 })).toEqual(['days'])
    expect(await fieldsOf({ video_ids: [shelf.videoIds[0], other.videoIds[0]], days: 30 })).toEqual(['video_ids'])
    // The same one twice is one.
    expect(await fieldsOf({ video_ids: [shelf.videoIds[0], shelf.videoIds[0]], days: 30 })).toEqual(['video_ids'])
  })

  it('in an address is refused, and a shelf that is not there is not found', async () => {
    expect((await test.get(payer, '/subscriptions/x')).statusCode).toBe(422)
    expect((await test.get(payer, '/subscriptions/999999')).statusCode).toBe(404)
    const body = { video_ids: shelf.videoIds, days: 30 }
    expect((await test.post(payer, '/subscriptions/999999/orders', body)).statusCode).toBe(404)
  })
})

describe('what a doctor has', () => {
  it('is nothing at first, beside the shelves there are', async () => {
    const { shelves, subscriptions } = (await test.get(stranger, '/subscriptions')).json()
    expect(subscriptions).toEqual([])
    expect(shelves).toContainEqual({
      id: shelf.id,
      title: 'মেডিসিন রিভিশন',
      summary: 'রেকর্ড করা লেকচার',
      course: null,
      videos: 5,
      total_seconds: 3000,
      month_paisa: 10_000,
      least_videos: 2,
    })
  })

  it('is listed with its end, its progress and whether it should be renewed', async () => {
    const doctor = await test.buildPayer()
    const [first, second] = shelf.videoIds
    const bought = await buy(doctor, [first!, second!])
    await db.insert(tables.videoProgress).values({
      doctorId: doctor.id,
      videoId: first!,
      positionAt: clock.now(),
      positionSeconds: 580,
      watchedSeconds: 590,
      completedAt: clock.now(),
      updatedAt: clock.now(),
    })
    const own = async () => (await test.get(doctor, '/subscriptions')).json().subscriptions
    expect(await own()).toMatchObject([
      { order_id: bought.id, state: 'running', days_left: 30, is_ending: false, completed: 1, is_receipted: true },
    ])
    clock.move(days(27))
    expect(await own()).toMatchObject([{ state: 'running', days_left: 3, is_ending: true, renewed: false }])
    await buy(doctor, [first!, second!], { renews: bought.subscription_id })
    expect(await own()).toMatchObject([
      { state: 'running', is_ending: false, renewed: true },
      { state: 'coming', days_left: null },
    ])
    clock.move(days(34))
    expect(await own()).toMatchObject([{ state: 'over' }, { state: 'over' }])
  })

  it('stands on its shelf with every price', async () => {
    const doctor = await test.buildPayer()
    const [first, second] = shelf.videoIds
    await buy(doctor, [first!, second!])
    const page = (await test.get(doctor, `/subscriptions/${shelf.id}`)).json()
    expect(page.videos[0]).toMatchObject({
      id: first,
      own_until: new Date(clock.now().getTime() + days(30)).toISOString(),
      is_offered: true,
      smallest_bytes: 3_000_000,
      watched_seconds: 0,
    })
    expect(page.videos[4].own_until).toBeNull()
    expect(page.durations[1]).toMatchObject({ days: 90, percent_off: 10 })
    expect(page.durations[1].prices[1]).toEqual({ list_paisa: 60_000, total_paisa: 54_000 })
    const owned = await order(doctor, { video_ids: [first, shelf.videoIds[3]], days: 30 })
    expect(Object.keys(owned.json().errors)).toEqual(['video_ids'])
  })

  it('stands behind what the shelf still offers when it was taken away, for those who bought', async () => {
    const changing = await buildShelf(db, { videos: 3 })
    const [first, second, third] = changing.videoIds
    const doctor = await test.buildPayer()
    const made = await test.post(doctor, `/subscriptions/${changing.id}/orders`, { video_ids: [first], days: 30 })
    const payment = await test.pay(doctor, made.json<Checkout>().order.id)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    const { subscriptionOfferVideo, video } = tables
    await db.delete(subscriptionOfferVideo).where(eq(subscriptionOfferVideo.videoId, first!))
    const largestFirst = [
      { height: 720, bytes: 9_000_000, file: 'lecture-720.mp4' },
      { height: 360, bytes: 3_000_000, file: 'lecture-360.mp4' },
    ]
    await db.update(video).set({ renditions: largestFirst }).where(eq(video.id, second!))
    const shown = async (who: Payer) => {
      const { videos } = (await test.get(who, `/subscriptions/${changing.id}`)).json()
      return videos.map((each: ShelfVideo) => [each.id, each.is_offered, each.smallest_bytes])
    }
    const offered = [
      [second, true, 3_000_000],
      [third, true, 3_000_000],
    ]
    expect(await shown(doctor)).toEqual([...offered, [first, false, 3_000_000]])
    expect(await shown(stranger)).toEqual(offered)
  })

  it('stays readable when the shelf is closed, for those who bought', async () => {
    const closing = await buildShelf(db)
    const doctor = await test.buildPayer()
    const made = await test.post(doctor, `/subscriptions/${closing.id}/orders`, {
      video_ids: closing.videoIds,
      days: 30,
    })
    const payment = await test.pay(doctor, made.json<Checkout>().order.id)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    const { subscriptionOffer } = tables
    await db.update(subscriptionOffer).set({ isActive: false }).where(eq(subscriptionOffer.id, closing.id))
    expect((await test.get(doctor, `/subscriptions/${closing.id}`)).json().shelf.is_open).toBe(false)
    expect((await test.get(stranger, `/subscriptions/${closing.id}`)).statusCode).toBe(404)
    const again = { video_ids: closing.videoIds, days: 30 }
    expect((await test.post(stranger, `/subscriptions/${closing.id}/orders`, again)).statusCode).toBe(404)
  })

  it('is gone when all the money went back', async () => {
    const doctor = await test.buildPayer()
    const { payment } = await buy(doctor, shelf.videoIds)
    const staff = await buildStaff(db)
    await refundPayment(deps, {
      paymentId: payment.id,
      amountPaisa: payment.amountPaisa,
      reason: 'বদলি',
      staffId: staff.id,
    })
    const page = (await test.get(doctor, `/subscriptions/${shelf.id}`)).json()
    expect(page.subscriptions).toMatchObject([{ state: 'returned', days_left: null }])
    expect(page.videos.every((video: { own_until: string | null }) => video.own_until === null)).toBe(true)
    // Nobody who got the money back is kept from beginning anew.
    expect((await order(doctor, { video_ids: shelf.videoIds, days: 30 })).statusCode).toBe(200)
  })
})

describe('a subscription of which something is owed', () => {
  it('says what is owed and by when, pauses when it is long overdue, and opens again with the payment', async () => {
    const doctor = await test.buildPayer()
    const wish = { video_ids: shelf.videoIds.slice(0, 2), days: 90 }
    const made = (await order(doctor, wish)).json<Checkout>().order
    const before = clock.now()
    const dueOn = new Date(before.getTime() + days(3)).toISOString().slice(0, 10)
    await bookUnpaid(db, {
      orderId: made.id,
      parts: [{ number: 1, amount: made.total_paisa, dueOn }],
      now: before,
    })
    const own = async () =>
      (await test.get(doctor, '/subscriptions')).json<ResponseOf<typeof subscriptions>>().subscriptions[0]
    const watch = async () => (await test.post(doctor, `/videos/${shelf.videoIds[0]}/watch`)).json()
    expect(await own()).toMatchObject({
      state: 'running',
      owed: { paisa: made.total_paisa, due_on: dueOn, access: 'open' },
    })
    expect((await watch()).code).toBeUndefined()
    clock.move(days(5))
    expect(await own()).toMatchObject({ owed: { access: 'warned' } })
    clock.move(days(6))
    expect(await own()).toMatchObject({ state: 'running', owed: { access: 'lectures_paused' } })
    expect((await watch()).code).toBe('payment_overdue')
    const rest = await test.pay(doctor, made.id)
    expect(rest.amountPaisa).toBe(made.total_paisa)
    await settlePayment(deps, { paymentId: rest.id, verdict: confirmed(rest) })
    expect(await own()).toMatchObject({ state: 'running', owed: null })
    expect((await watch()).code).toBeUndefined()
    clock.move(-days(11))
  })
})

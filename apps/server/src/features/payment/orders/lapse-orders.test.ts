import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { lapseOrders } from './lapse-orders.ts'

const test = await createPaymentTest()
const { db, deps, clock } = test
afterAll(() => test.close())

async function enrolled(seats = 1) {
  const room = await test.buildRoom({ seats })
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  return { room, payer, order }
}
const stateOf = async (id: number | null) => (await test.enrolmentOf(id)).state

describe('an enrolment nobody paid for', () => {
  it('lapses a day after its hold ended, and not before', async () => {
    const { order } = await enrolled()
    clock.move(hours(24) + minutes(14))
    await lapseOrders(db, clock.now())
    expect(await stateOf(order.enrolment_id)).toBe('pending')
    clock.move(minutes(1))
    expect(await lapseOrders(db, clock.now())).toBe(1)
    expect(await stateOf(order.enrolment_id)).toBe('lapsed')
    const [row] = await db.select().from(tables.purchaseOrder).where(eq(tables.purchaseOrder.id, order.id))
    expect(row?.closedAt).toEqual(clock.now())
    expect(await lapseOrders(db, clock.now())).toBe(0)
  })

  it('waits for a payment whose end is not known', async () => {
    const { payer, order } = await enrolled()
    const payment = await test.pay(payer, order.id)
    clock.move(hours(30))
    await lapseOrders(db, clock.now())
    expect(await stateOf(order.enrolment_id)).toBe('pending')
    await settlePayment(deps, { paymentId: payment.id, verdict: { status: 'declined' } })
    await lapseOrders(db, clock.now())
    expect(await stateOf(order.enrolment_id)).toBe('lapsed')
    // Money that comes even now finds its seat.
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    expect(await stateOf(order.enrolment_id)).toBe('active')
  })

  it('is taken up again by a doctor who comes back', async () => {
    const { room, payer, order } = await enrolled()
    clock.move(hours(30))
    await lapseOrders(db, clock.now())
    const again = await test.enrol({ ...payer }, room)
    expect(again.order).toMatchObject({ id: order.id, state: 'open' })
    await lapseOrders(db, clock.now())
    expect(await stateOf(order.enrolment_id)).toBe('pending')
  })
})

import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minutes } from '../../../testing/test-clock.ts'
import { createSheetTest } from '../sheet-test.fixture.ts'

const { courierMessage } = tables

let test: Awaited<ReturnType<typeof createSheetTest>>
beforeAll(async () => {
  test = await createSheetTest()
})
afterAll(() => test.close())

async function bookedParcel() {
  const owner = await test.buildOwner()
  const { id } = await test.request(owner)
  test.clock.move(minutes(10))
  await test.sweep()
  return { owner, ...(await test.rowOf(id)) }
}

const post = (body: unknown, token = 'right', courier = 'steadfast') =>
  test.app.inject({
    method: 'POST',
    url: `/api/couriers/${courier}`,
    headers: { 'x-test-token': token, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

describe('what a courier tells', () => {
  it('is taken as a hint: the courier itself is asked, and the parcel moves', async () => {
    const { id, invoice } = await bookedParcel()
    test.couriers.steadfast.says.set(invoice, { state: 'in_transit', said: 'pending', detail: null })
    expect((await post({ invoice, status: 'delivered' })).statusCode).toBe(200)
    expect((await test.rowOf(id)).state).toBe('in_transit')
  })

  it('adds nothing when it comes twice', async () => {
    const { owner, id, invoice } = await bookedParcel()
    test.couriers.steadfast.says.set(invoice, { state: 'delivered', said: 'delivered', detail: null })
    await Promise.all([post({ invoice }), post({ invoice }), post({ invoice })])
    const asked = test.couriers.steadfast.asked.length
    await post({ invoice })
    expect(test.couriers.steadfast.asked).toHaveLength(asked)
    expect((await test.read(owner, id)).steps.map(({ state }) => state)).toEqual(['draft', 'booked', 'delivered'])
  })

  it('changes nothing when it is forged, and hears the same answer', async () => {
    const { id, invoice } = await bookedParcel()
    test.couriers.steadfast.says.set(invoice, { state: 'delivered', said: 'delivered', detail: null })
    const asked = test.couriers.steadfast.asked.length
    const [forged, unknown] = [await post({ invoice }, 'wrong'), await post({ invoice: 'PS-0-nobody' })]
    expect([forged.statusCode, forged.body]).toEqual([unknown.statusCode, unknown.body])
    expect(test.couriers.steadfast.asked).toHaveLength(asked)
    expect((await test.rowOf(id)).state).toBe('booked')
    const kept = await test.db.select().from(courierMessage).where(eq(courierMessage.kind, 'unproved'))
    expect(kept.at(-1)).toMatchObject({ deliveryId: null, body: { invoice } })
  })

  it('says nothing of a parcel that was never given away', async () => {
    const owner = await test.buildOwner()
    const { id } = await test.request(owner)
    const { invoice } = await test.rowOf(id)
    test.couriers.steadfast.says.set(invoice, { state: 'delivered', said: 'delivered', detail: null })
    await post({ invoice })
    expect((await test.rowOf(id)).state).toBe('draft')
  })

  it('of one courier moves no parcel of another', async () => {
    const { id, invoice } = await bookedParcel()
    test.couriers.pathao.says.set(invoice, { state: 'delivered', said: 'Delivered', detail: null })
    const response = await post({ invoice }, 'right', 'pathao')
    expect([response.statusCode, response.headers['x-integration']]).toEqual([202, 'ours'])
    expect((await test.rowOf(id)).state).toBe('booked')
  })

  it('brings the number along when the answer to the booking was lost, if the courier confirms it', async () => {
    const { id, invoice } = await bookedParcel()
    await test.db.update(tables.sheetDelivery).set({ consignmentId: null }).where(eq(tables.sheetDelivery.id, id))
    const confirmed = { state: 'in_transit', said: 'pending', detail: null, consignmentId: 'DD99' } as const
    test.couriers.steadfast.says.set(invoice, confirmed)
    await post({ invoice, consignment: 'forged-number' })
    expect(await test.rowOf(id)).toMatchObject({ state: 'in_transit', consignmentId: 'DD99' })
  })

  it('waits for the next question while the courier is away', async () => {
    const { id, invoice } = await bookedParcel()
    test.couriers.steadfast.away = true
    expect((await post({ invoice })).statusCode).toBe(200)
    test.couriers.steadfast.away = false
    expect(await test.rowOf(id)).toMatchObject({ state: 'booked', nextAskAt: expect.any(Date) })
  })

  it.each([['[1,2]'], ['"text"'], ['{']])('refuses %s without a fault', async (payload) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/couriers/steadfast',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([400, 422]).toContain(response.statusCode)
  })

  it('is kept sixty times an hour from a stranger, not more', async () => {
    const before = await test.db.$count(courierMessage, eq(courierMessage.kind, 'unproved'))
    for (let nth = 0; nth < 65; nth += 1) await post({ nth }, 'wrong', 'pathao')
    const after = await test.db.$count(courierMessage, eq(courierMessage.kind, 'unproved'))
    expect(after - before).toBeLessThanOrEqual(60)
    expect(after).toBeGreaterThanOrEqual(60)
  })
})

import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { CourierAway, CourierRefused } from '../../couriers/index.ts'
import { createSheetTest } from '../sheet-test.fixture.ts'
import { bookNow } from './book-now.ts'
import { recordManualDelivery } from './record-manual-delivery.ts'
import { recordStep } from './record-step.ts'

const { courierMessage, deliveryStep } = tables

let test: Awaited<ReturnType<typeof createSheetTest>>
beforeAll(async () => {
  test = await createSheetTest()
})
afterAll(() => test.close())
afterEach(async () => {
  vi.restoreAllMocks()
  test.couriers.steadfast.booked.length = 0
  test.couriers.steadfast.away = false
  await test.db.update(tables.sheetDelivery).set({ nextAskAt: null })
})

/** A parcel whose ten minutes are over. */
async function dueParcel() {
  const owner = await test.buildOwner()
  const { id } = await test.request(owner)
  test.clock.move(minutes(10))
  return { owner, id }
}

async function bookedParcel() {
  const parcel = await dueParcel()
  await test.sweep()
  return { ...parcel, row: await test.rowOf(parcel.id) }
}

/** Writes down what an adapter would have, before it lost its answer. */
const keepBooking = async (deliveryId: number, direction: 'sent' | 'received', body: Record<string, unknown> = {}) => {
  const at = test.clock.now()
  await test.db.insert(courierMessage).values({ courier: 'steadfast', deliveryId, direction, kind: 'book', body, at })
}

const lostAnswer = () => Promise.reject(new CourierAway('steadfast', 'timeout', 'no answer'))

describe('giving parcels to the courier', () => {
  it('waits for the ten minutes, then books once', async () => {
    const owner = await test.buildOwner()
    const { id } = await test.request(owner)
    test.clock.move(minutes(9))
    expect(await test.sweep()).toBe(0)
    test.clock.move(minutes(1))
    expect(await test.sweep()).toBe(1)
    expect(await test.sweep()).toBe(0)
    const row = await test.rowOf(id)
    expect(row).toMatchObject({ state: 'booked', consignmentId: `cid-${row.invoice}`, tries: 0 })
    expect(test.couriers.steadfast.booked).toMatchObject([
      { invoice: row.invoice, place: 'Dhanmondi, Dhaka', items: 2, weightGrams: 800, phone: owner.doctor.phone },
    ])
    expect(await test.read(owner, id)).toMatchObject({
      tracking_url: `https://courier.test/t/${row.trackingCode}`,
      steps: [{ state: 'draft' }, { state: 'booked' }],
    })
  })

  it('is done once by however many processes', async () => {
    await dueParcel()
    const counts = await Promise.all([test.sweep(), test.sweep(), test.sweep()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect(test.couriers.steadfast.booked).toHaveLength(1)
  })

  it('keeps a parcel out of others’ reach also late in a sweep that takes long', async () => {
    await dueParcel()
    await dueParcel()
    const { steadfast } = test.couriers
    const book = steadfast.book
    const elsewhere: number[] = []
    vi.spyOn(steadfast, 'book').mockImplementation(async (parcel) => {
      test.clock.move(minutes(2))
      // Another process looks while the second one is being booked, four minutes after the sweep began.
      if (steadfast.booked.length === 1) elsewhere.push(await test.sweep())
      return book(parcel)
    })
    expect([await test.sweep(), elsewhere]).toEqual([2, [0]])
    expect(steadfast.booked).toHaveLength(2)
  })

  it('is taken over from a process that died with it in its hands', async () => {
    const { id } = await dueParcel()
    vi.spyOn(test.couriers.steadfast, 'book').mockRejectedValueOnce(new Error('killed'))
    await expect(test.sweep()).rejects.toThrow('killed')
    expect(await test.sweep()).toBe(0)
    test.clock.move(minutes(3))
    expect(await test.sweep()).toBe(1)
    expect((await test.rowOf(id)).state).toBe('booked')
  })

  it('comes back when nobody was there, and leaves the parcel to its doctor meanwhile', async () => {
    const { owner, id } = await dueParcel()
    test.couriers.steadfast.away = true
    await test.sweep()
    expect(await test.read(owner, id)).toMatchObject({ state: 'draft', can_change: true })
    test.couriers.steadfast.away = false
    test.clock.move(minutes(5))
    await test.sweep()
    expect((await test.rowOf(id)).state).toBe('booked')
  })

  it('asks first after an answer that was lost, and makes one parcel of it', async () => {
    const { owner, id } = await dueParcel()
    const { steadfast } = test.couriers
    const book = vi.spyOn(steadfast, 'book').mockImplementation(async (parcel) => {
      await keepBooking(id, 'sent')
      steadfast.says.set(parcel.invoice, { state: 'booked', said: 'in_review', detail: null })
      await keepBooking(id, 'received', { away: 'timeout' })
      return lostAnswer()
    })
    await test.sweep()
    expect(await test.read(owner, id)).toMatchObject({ state: 'draft', can_change: false })
    test.clock.move(minutes(2))
    await test.sweep()
    expect(book).toHaveBeenCalledTimes(1)
    // The courier has it, though it did not get to tell us under what number.
    expect(await test.rowOf(id)).toMatchObject({ state: 'booked', consignmentId: null })
  })

  it('stays out of the doctor’s hands while nobody can say whether the courier has it', async () => {
    const { owner, id } = await dueParcel()
    await keepBooking(id, 'sent')
    test.couriers.steadfast.away = true
    await test.sweep()
    expect(await test.read(owner, id)).toMatchObject({ state: 'draft', can_change: false })
  })

  it('books again when the courier never heard of it', async () => {
    const { id } = await dueParcel()
    vi.spyOn(test.couriers.steadfast, 'book').mockImplementationOnce(async () => {
      await keepBooking(id, 'sent')
      return lostAnswer()
    })
    await test.sweep()
    test.clock.move(minutes(2))
    await test.sweep()
    expect(await test.rowOf(id)).toMatchObject({ state: 'booked', consignmentId: expect.stringContaining('cid-') })
  })

  it('uses the answer of a process that died before it could', async () => {
    const { id } = await dueParcel()
    await keepBooking(id, 'sent')
    await keepBooking(id, 'received', { booked: 'kept-number' })
    await test.sweep()
    expect(await test.rowOf(id)).toMatchObject({ state: 'booked', consignmentId: 'kept-number' })
    expect(test.couriers.steadfast.booked).toEqual([])
  })

  it('asks the doctor for another address when the courier refuses this one', async () => {
    const { owner, id } = await dueParcel()
    vi.spyOn(test.couriers.steadfast, 'book').mockRejectedValueOnce(
      new CourierRefused('steadfast', { recipient_address: ['The address is too short.'] }),
    )
    await test.sweep()
    expect(await test.read(owner, id)).toMatchObject({ state: 'draft', address_refused: true, can_change: true })
    expect((await test.rowOf(id)).refusal).toBe('The address is too short.')
    await test.send('POST', owner.headers, `${owner.id}/deliveries/${id}`, { address: 'present' })
    test.clock.move(minutes(10))
    await test.sweep()
    expect(await test.read(owner, id)).toMatchObject({ state: 'booked', address_refused: false })
  })

  it('leaves it to staff where nobody can tell whether the courier has it', async () => {
    const { id } = await dueParcel()
    await keepBooking(id, 'sent')
    vi.spyOn(test.couriers.steadfast, 'find').mockResolvedValue('unsure')
    await test.sweep()
    expect(await test.rowOf(id)).toMatchObject({ state: 'on_hold', nextAskAt: null })
    await test.db.transaction((tx) => bookNow(tx, { deliveryId: id, now: test.clock.now() }))
    await test.sweep()
    expect((await test.rowOf(id)).state).toBe('booked')
    expect(test.couriers.steadfast.booked).toHaveLength(1)
  })
})

describe('asking about parcels', () => {
  const says = (invoice: string, state: 'in_transit' | 'delivered' | 'booked', said: string) =>
    test.couriers.steadfast.says.set(invoice, { state, said, detail: null })

  it('happens every two to four hours and ends when it has arrived', async () => {
    const { owner, id, row } = await bookedParcel()
    says(row.invoice, 'in_transit', 'pending')
    test.clock.move(hours(1))
    expect(await test.sweep()).toBe(0)
    test.clock.move(hours(1))
    expect(await test.sweep()).toBe(1)
    expect((await test.rowOf(id)).state).toBe('in_transit')
    says(row.invoice, 'delivered', 'delivered')
    test.clock.move(hours(4))
    await test.sweep()
    expect(await test.rowOf(id)).toMatchObject({ state: 'delivered', nextAskAt: null, settledAt: test.clock.now() })
    test.clock.move(hours(100))
    expect(await test.sweep()).toBe(0)
    const { steps } = await test.read(owner, id)
    expect(steps.map(({ state }) => state)).toEqual(['draft', 'booked', 'in_transit', 'delivered'])
  })

  it('adds no step for what is known, and turns nothing back', async () => {
    const { id, row } = await bookedParcel()
    says(row.invoice, 'in_transit', 'pending')
    test.clock.move(hours(2))
    await test.sweep()
    for (const late of ['in_transit', 'booked'] as const) {
      says(row.invoice, late, 'late')
      test.clock.move(hours(4))
      await test.sweep()
    }
    const steps = await test.db.select().from(deliveryStep).where(eq(deliveryStep.deliveryId, id))
    expect(steps).toHaveLength(3)
    expect((await test.rowOf(id)).state).toBe('in_transit')
  })

  it('goes on after a courier that is away, or has never heard of it', async () => {
    const { id, row } = await bookedParcel()
    test.couriers.steadfast.away = true
    test.clock.move(hours(2))
    await test.sweep()
    test.couriers.steadfast.away = false
    test.couriers.steadfast.says.delete(row.invoice)
    test.clock.move(hours(4))
    await test.sweep()
    says(row.invoice, 'delivered', 'delivered')
    test.clock.move(hours(4))
    await test.sweep()
    expect((await test.rowOf(id)).state).toBe('delivered')
  })
})

describe('staff', () => {
  it('give a parcel to the courier at once', async () => {
    const owner = await test.buildOwner()
    const { id } = await test.request(owner)
    await test.db.transaction((tx) => bookNow(tx, { deliveryId: id, now: test.clock.now() }))
    await test.sweep()
    expect((await test.rowOf(id)).state).toBe('booked')
  })

  it('write down a courier without an API, and every step of the way', async () => {
    const owner = await test.buildOwner()
    const { id } = await test.request(owner)
    const by = { deliveryId: id, now: test.clock.now() }
    const given = { ...by, courierName: 'সুন্দরবন কুরিয়ার', trackingNumber: 'SB-778' }
    await test.db.transaction((tx) => recordManualDelivery(tx, given))
    await expect(test.db.transaction((tx) => recordManualDelivery(tx, given))).rejects.toThrow('delivery_booked')
    await test.db.transaction((tx) => recordStep(tx, { ...by, state: 'delivered', detail: 'গেটে দারোয়ান নিয়েছেন' }))
    expect(await test.read(owner, id)).toMatchObject({
      state: 'delivered',
      courier: 'manual',
      courier_name: 'সুন্দরবন কুরিয়ার',
      tracking_code: 'SB-778',
      tracking_url: null,
      steps: [{ state: 'draft' }, { state: 'booked' }, { state: 'delivered', detail: 'গেটে দারোয়ান নিয়েছেন' }],
    })
    const back = test.db.transaction((tx) => recordStep(tx, { ...by, state: 'in_transit', detail: null }))
    await expect(back).rejects.toThrow('validation_failed')
  })
})

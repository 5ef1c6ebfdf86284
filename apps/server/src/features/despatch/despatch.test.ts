import { tables } from '@prostuti/db'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { fakeCouriers } from '../../testing/fake-courier.ts'
import { createTestClock, minutes } from '../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { CourierRefused } from '../couriers/index.ts'
import { sweepDeliveries } from '../sheet/index.ts'
import { stageOf } from './parcels/parcel-stage.ts'

const { sheet, sheetDelivery, sheetDeliveryItem, staffJobItem, stockMovement } = tables

const clock = createTestClock()
const couriers = fakeCouriers()
let test: TestOffice
let session: Awaited<ReturnType<TestOffice['signInStaff']>>
let place: { enrolmentId: number; sheetIds: number[] }

beforeAll(async () => {
  test = await buildTestOffice({ couriers, clock: clock.now })
  session = await test.signInStaff({ role: 'manager' })
})
afterAll(() => test.close())

const db = () => test.deps.database.db

beforeEach(async () => {
  vi.restoreAllMocks()
  couriers.steadfast.away = false
  couriers.steadfast.booked.length = 0
  const batch = await buildBatch(db(), await buildCourse(db()))
  const schedule = await buildSchedule(db(), batch.id)
  const { id: doctorId } = await buildDoctor(db())
  const [enrolled] = await db()
    .insert(tables.enrolment)
    .values({ doctorId, batchId: batch.id, scheduleId: schedule.id, state: 'active' })
    .returning()
  const sheets = await db()
    .insert(sheet)
    .values(
      [1, 2].map((volume) => ({
        ...{ batchId: batch.id, title: { bn: `শিট ${volume}` }, volume, pages: 100, weightGrams: 400 },
        readyAt: clock.now(),
      })),
    )
    .returning()
  place = { enrolmentId: enrolled!.id, sheetIds: sheets.map(({ id }) => id) }
})

let made = 0

/** Parcels with both volumes, waiting to be booked. */
async function buildParcels(count: number): Promise<number[]> {
  const rows = await db()
    .insert(sheetDelivery)
    .values(
      Array.from({ length: count }, () => ({
        ...{ enrolmentId: place.enrolmentId, recipientName: 'ডা. রহিম', recipientPhone: '+8801712345678' },
        ...{ divisionId: 6, districtId: 47, upazilaId: 9013, address: 'বাসা ১২, সড়ক ৭' },
        ...{ courier: 'steadfast' as const, invoice: `PS-1-${String(++made).padStart(12, '0')}` },
        createdAt: clock.now(),
      })),
    )
    .returning()
  const ids = rows.map(({ id }) => id)
  await db()
    .insert(sheetDeliveryItem)
    .values(ids.flatMap((deliveryId) => place.sheetIds.map((sheetId) => ({ deliveryId, sheetId }))))
  return ids
}

const post = (path: string, payload: object = {}) =>
  test.office.inject({ method: 'POST', url: `/api/v3/admin/${path}`, headers: session.headers, payload })
const get = (path: string) =>
  test.office.inject({ method: 'GET', url: `/api/v3/admin/${path}`, headers: session.headers })
const done = async (path: string, payload?: object) => {
  const answer = await post(path, payload)
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}

async function runJobs(): Promise<unknown[]> {
  const faults: unknown[] = []
  const [job] = staffJobs(test.deps, (error) => faults.push(error))
  await job!.run(clock.now(), new AbortController().signal)
  return faults
}

const rowOf = async (id: number) => (await db().select().from(sheetDelivery).where(eq(sheetDelivery.id, id)))[0]!
const onShelf = async () => {
  const rows = await db()
    .select({ count: sql<number>`sum(quantity)::int` })
    .from(stockMovement)
    .where(inArray(stockMovement.sheetId, place.sheetIds))
    .groupBy(stockMovement.sheetId)
    .orderBy(stockMovement.sheetId)
  return rows.map(({ count }) => count)
}
const codes = () => place.sheetIds.map((id) => `sh-${id}`)
const itemsOf = (jobId: number) => db().select().from(staffJobItem).where(eq(staffJobItem.staffJobId, jobId))

/** The next booking is refused. */
const refuseNext = () =>
  vi
    .spyOn(couriers.steadfast, 'book')
    .mockRejectedValueOnce(new CourierRefused('steadfast', { recipient_address: ['The address is too short.'] }))

describe('many parcels booked at once', () => {
  it('are booked once each, and a refusal stays in the courier’s own words until it is mended', async () => {
    const ids = await buildParcels(20)
    refuseNext()
    const { job_id } = await done('parcels/book', { chosen: { ids }, language: 'bn' })
    expect(await runJobs()).toEqual([])
    expect(couriers.steadfast.booked).toHaveLength(19)
    const failed = (await itemsOf(job_id)).filter(({ outcome }) => outcome === 'failed')
    expect(failed).toMatchObject([{ words: 'The address is too short.' }])

    const list = (await get('parcels?stuck=refused')).json()
    const own = { id: Number(failed[0]!.key), refusal: 'The address is too short.' }
    // The demo has one that was refused before.
    expect(list.rows).toContainEqual(expect.objectContaining(own))
    const mended = { recipient: 'ডা. রহিম', street: 'বাসা ১২, সড়ক ৭, ধানমন্ডি', note: null, courier: 'steadfast' }
    await done(`parcels/${failed[0]!.key}/mend`, mended)
    await done('parcels/book', { chosen: { ids }, language: 'bn' })
    await runJobs()
    expect(couriers.steadfast.booked).toHaveLength(20)
    expect(new Set(couriers.steadfast.booked.map(({ invoice }) => invoice)).size).toBe(20)
  })

  it('are not booked again by a process that takes over from one that died after the courier had them', async () => {
    const [id] = await buildParcels(1)
    const { invoice } = await rowOf(id!)
    await done('parcels/book', { chosen: { ids: [id] }, language: 'bn' })
    const { book } = couriers.steadfast
    vi.spyOn(couriers.steadfast, 'book').mockImplementationOnce(async (parcel) => {
      await book(parcel)
      await db()
        .insert(tables.courierMessage)
        .values({
          ...{ courier: 'steadfast', deliveryId: id!, direction: 'sent', kind: 'book', body: {}, at: clock.now() },
        })
      throw new Error('the process died')
    })
    // The step is undone, as by a death; the job itself says that it failed.
    expect(await runJobs()).toHaveLength(1)
    expect(await rowOf(id!)).toMatchObject({ state: 'draft', tries: 1 })
    await done('parcels/book', { chosen: { ids: [id] }, language: 'bn' })
    await runJobs()
    expect(couriers.steadfast.booked).toHaveLength(1)
    // Once its lease is over, the courier is asked by our number and has it.
    clock.move(minutes(4))
    await sweepDeliveries(test.deps, clock.now())
    expect(await rowOf(id!)).toMatchObject({ state: 'booked', invoice })
    expect(couriers.steadfast.booked).toHaveLength(1)
  })

  it('are asked for in no transaction', async () => {
    const ids = await buildParcels(1)
    const { book } = couriers.steadfast
    const open: unknown[] = []
    vi.spyOn(couriers.steadfast, 'book').mockImplementation(async (parcel) => {
      const { rows } = await db().execute(sql`select query from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`)
      open.push(...rows)
      return book(parcel)
    })
    await done('parcels/book', { chosen: { ids }, language: 'bn' })
    expect(await runJobs()).toEqual([])
    expect(couriers.steadfast.booked).toHaveLength(1)
    expect(open).toEqual([])
  })

  it('are taken up from a process that died while it waited for the courier, and booked once', async () => {
    const [id] = await buildParcels(1)
    const { job_id } = await done('parcels/book', { chosen: { ids: [id] }, language: 'bn' })
    const { book } = couriers.steadfast
    vi.spyOn(couriers.steadfast, 'book').mockImplementationOnce(async (parcel) => {
      await book(parcel)
      await db()
        .insert(tables.courierMessage)
        .values({ courier: 'steadfast', deliveryId: id!, direction: 'sent', kind: 'book', body: {}, at: clock.now() })
      return new Promise(() => {})
    })
    void runJobs()
    await vi.waitFor(async () => expect(couriers.steadfast.booked).toHaveLength(1), { timeout: 15_000 })
    await runJobs()
    expect(await itemsOf(job_id)).toEqual([])
    clock.move(minutes(4))
    await runJobs()
    expect(await itemsOf(job_id)).toMatchObject([{ key: String(id), outcome: 'done' }])
    expect(await rowOf(id!)).toMatchObject({ state: 'booked' })
    expect(couriers.steadfast.booked).toHaveLength(1)
  })

  it('are claimed for no longer than their job waits for a process that died', async () => {
    const [id] = await buildParcels(1)
    const { job_id } = await done('parcels/book', { chosen: { ids: [id] }, language: 'bn' })
    const asked = vi.spyOn(couriers.steadfast, 'book').mockImplementationOnce(() => new Promise(() => {}))
    void runJobs()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1), { timeout: 15_000 })
    // A busy process claimed it ten seconds after it had taken the job.
    const until = new Date((await rowOf(id!)).nextAskAt!.getTime() + 10_000)
    await db().update(sheetDelivery).set({ nextAskAt: until }).where(eq(sheetDelivery.id, id!))
    clock.move(minutes(3) + 1_000)
    await runJobs()
    expect(await itemsOf(job_id)).toEqual([])
    clock.move(15_000)
    await runJobs()
    expect(await itemsOf(job_id)).toMatchObject([{ outcome: 'done' }])
  })

  it('count as booked by their job where its process died before it wrote them down', async () => {
    const ids = await buildParcels(2)
    const [before] = await buildParcels(1)
    await done('parcels/book', { chosen: { ids: [before] }, language: 'bn' })
    await runJobs()
    clock.move(minutes(1))
    const { job_id } = await done('parcels/book', { chosen: { ids: [...ids, before] }, language: 'bn' })
    const { book } = couriers.steadfast
    const hanging = (await rowOf(ids[1]!)).invoice
    vi.spyOn(couriers.steadfast, 'book').mockImplementation((parcel) =>
      parcel.invoice === hanging ? new Promise(() => {}) : book(parcel),
    )
    void runJobs()
    await expect.poll(async () => (await rowOf(ids[0]!)).state, { timeout: 15_000 }).toBe('booked')
    vi.restoreAllMocks()
    clock.move(minutes(4))
    await runJobs()
    const outcomes = new Map((await itemsOf(job_id)).map(({ key, outcome }) => [Number(key), outcome]))
    expect([...ids, before!].map((id) => outcomes.get(id))).toEqual(['done', 'done', 'failed'])
  })

  it('stay to be booked later when the courier is away, and are then booked by themselves', async () => {
    const ids = await buildParcels(20)
    couriers.steadfast.away = true
    const { job_id } = await done('parcels/book', { chosen: { ids }, language: 'en' })
    await runJobs()
    const items = await itemsOf(job_id)
    expect(items).toHaveLength(20)
    expect(new Set(items.map(({ words }) => words))).toEqual(
      new Set(['The courier did not answer. It is booked by itself once it does.']),
    )
    couriers.steadfast.away = false
    clock.move(minutes(6))
    await sweepDeliveries(test.deps, clock.now())
    expect(couriers.steadfast.booked).toHaveLength(20)
  })

  it('get labels with their barcodes, also those of a booking job alone', async () => {
    const ids = await buildParcels(5)
    refuseNext()
    const { job_id: booking } = await done('parcels/book', { chosen: { ids }, language: 'bn' })
    await runJobs()
    const { job_id } = await done('parcels/labels', { chosen: { job: booking }, paper: 'a4', language: 'bn' })
    expect(await runJobs()).toEqual([])
    const ofLabels = { chosen: { job: job_id }, paper: 'a4', language: 'bn' }
    expect((await post('parcels/labels', ofLabels)).statusCode, 'a job that booked nothing').toBe(404)
    const file = await get(`jobs/${job_id}/file`)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    // Four of five were booked: they fit on one page.
    expect(file.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  it('get no labels once they are sent, and many in a day only from who shows the second factor', async () => {
    session = await test.signInStaff({ role: 'manager' })
    const [sent, ...here] = await buildParcels(251)
    await db()
      .update(sheetDelivery)
      .set({ state: 'delivered', settledAt: clock.now() })
      .where(eq(sheetDelivery.id, sent!))
    const label = (ids: number[]) => post('parcels/labels', { chosen: { ids }, paper: 'a6', language: 'bn' })
    expect((await label([sent!])).json().code).toBe('parcel_elsewhere')
    expect((await label([sent!, here[0]!])).statusCode).toBe(202)
    const [entry] = await db().select().from(tables.auditEntry).orderBy(desc(tables.auditEntry.id)).limit(1)
    expect(entry!.after).toMatchObject({ count: 1, parcels: (await rowOf(here[0]!)).invoice })
    clock.move(minutes(11))
    expect((await label(here)).json().code).toBe('step_up_needed')
    expect((await label(here.slice(1))).statusCode).toBe(202)
    // Neither does it help to ask in two goes.
    expect((await label(here.slice(0, 1))).json().code).toBe('step_up_needed')
    session = await test.signInStaff({ role: 'manager' })
    expect((await label(here.slice(0, 1))).statusCode).toBe(202)
  })
})

describe('a parcel', () => {
  it('is counted off the shelf once, handed over, comes back once and is sent again free', async () => {
    for (const id of place.sheetIds) await done(`stock/${id}/moves`, { kind: 'counted', quantity: 10 })
    const [id] = await buildParcels(1)
    expect((await post(`parcels/${id}/pack`, { codes: codes() })).json().code).toBe('parcel_elsewhere')
    await done('parcels/book', { chosen: { ids: [id] }, language: 'bn' })
    await runJobs()
    expect((await get(`pick-list?ids=${id}`)).json().rows).toMatchObject([{ needed: 1, on_shelf: 10 }, {}])

    const wrong = [codes()[0]!, codes()[0]!]
    expect((await post(`parcels/${id}/pack`, { codes: wrong })).statusCode).toBe(422)
    await done(`parcels/${id}/pack`, { codes: codes() })
    expect((await post(`parcels/${id}/pack`, { codes: codes() })).json().code).toBe('parcel_elsewhere')
    expect(await onShelf()).toEqual([9, 9])
    await done(`parcels/${id}/unpack`)
    expect(await onShelf()).toEqual([10, 10])
    await done(`parcels/${id}/pack`, { codes: codes() })

    const by = { courier: 'steadfast', courier_name: null }
    const { id: handOverId } = await done('hand-overs', { ...by, ids: [id] })
    expect((await post('hand-overs', { ...by, ids: [id] })).json().code).toBe('parcel_elsewhere')
    expect((await post(`parcels/${id}/unpack`)).json().code).toBe('parcel_elsewhere')
    const signed = await get(`hand-overs/${handOverId}/sheet`)
    expect(signed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

    await done(`parcels/${id}/receive-back`)
    expect((await post(`parcels/${id}/receive-back`)).json().code).toBe('parcel_elsewhere')
    expect(await onShelf()).toEqual([10, 10])
    expect((await rowOf(id!)).state).toBe('returned')

    const { id: again } = await done(`parcels/${id}/resend`)
    expect((await post(`parcels/${id}/resend`)).json().code).toBe('parcel_elsewhere')
    const { parcel } = (await get(`parcels/${again}`)).json()
    expect(parcel).toMatchObject({ stage: 'draft', resend_of: { id }, volumes: [1, 2], phone: '+88017******78' })
  })

  it('stands once in the list, whatever comes in while somebody turns its pages', async () => {
    const ids = await buildParcels(60)
    const { batchId } = (await db().select().from(sheet).where(eq(sheet.id, place.sheetIds[0]!)))[0]!
    const page = async (after = '') => (await get(`parcels?batch=${batchId}${after}`)).json()
    const first = await page()
    await buildParcels(5)
    const second = await page(`&after=${first.next}`)
    const seen = [...first.rows, ...second.rows].map(({ id }: { id: number }) => id)
    expect(seen).toEqual(ids.toReversed())
    expect([first.total, first.is_exact, second.next]).toEqual([60, true, null])
    expect((await get('parcels?after=made-up')).statusCode).toBe(400)
    // A name is looked for by three letters, as its index knows it.
    const [{ name }] = (await db().select({ name: sheetDelivery.recipientName }).from(sheetDelivery).limit(1)) as [
      { name: string },
    ]
    const foundBy = async (letters: number) =>
      (await get(`parcels?search=${encodeURIComponent([...name].slice(0, letters).join(''))}`)).json().rows.length
    expect(await foundBy(2)).toBe(0)
    expect(await foundBy(3)).toBeGreaterThan(0)
  })

  it('is not sent again while the doctor has asked for the same sheets in another', async () => {
    const [first, second] = await buildParcels(2)
    await db()
      .update(sheetDelivery)
      .set({ state: 'returned', bookedAt: clock.now(), settledAt: clock.now() })
      .where(eq(sheetDelivery.id, first!))
    expect((await post(`parcels/${first}/resend`)).json().code).toBe('parcel_elsewhere')
    await db().update(sheetDelivery).set({ state: 'cancelled' }).where(eq(sheetDelivery.id, second!))
    await done(`parcels/${first}/resend`)
  })

  it('says what the courier said, in plain words', async () => {
    const [id] = await buildParcels(1)
    const message = { courier: 'steadfast' as const, deliveryId: id!, at: clock.now() }
    await db()
      .insert(tables.courierMessage)
      .values([
        { ...message, direction: 'sent', kind: 'book', body: {} },
        { ...message, direction: 'received', kind: 'book', body: { http: 400, errors: { phone: ['Wrong number.'] } } },
        { ...message, direction: 'received', kind: 'status', body: { http: 200, delivery_status: 'hold' } },
        { ...message, direction: 'received', kind: 'status', body: { http: 404, message: 'Consignment not found' } },
        { ...message, direction: 'received', kind: 'status', body: { away: 'timeout' } },
      ])
    const { talks } = (await get(`parcels/${id}`)).json()
    expect(talks.map(({ talk, words }: { talk: string; words: string | null }) => [talk, words]).reverse()).toEqual([
      ['asked_to_book', null],
      ['refused', 'Wrong number.'],
      ['answered', 'hold'],
      ['not_known', 'Consignment not found'],
      ['away', 'timeout'],
    ])
  })
})

describe('the shelf', () => {
  it('is asked for parcels that can be, and for no others', async () => {
    for (const ids of ['9999999999', '1,2147483648', '0'])
      expect((await get(`pick-list?ids=${ids}`)).statusCode, ids).toBe(422)
  })

  it('has what was printed, counted and written off, and says where a parcel will lack something', async () => {
    const [first] = place.sheetIds
    await buildParcels(3)
    await done(`stock/${first}/moves`, { kind: 'printed', quantity: 5 })
    await done(`stock/${first}/moves`, { kind: 'counted', quantity: 4 })
    await done(`stock/${first}/moves`, { kind: 'written_off', quantity: 2, reason: 'ভিজে গেছে' })
    expect((await post(`stock/${first}/moves`, { kind: 'written_off', quantity: 1, reason: '' })).statusCode).toBe(422)
    await done(`stock/${first}/shelf`, { shelf: 'A-3' })
    const { rows } = (await get(`stock?show=short&search=SH-${first}`)).json()
    expect(rows).toMatchObject([{ shelf: 'A-3', printed: 5, on_shelf: 2, owed: 3 }])
    const { moves } = (await get(`stock/${first}`)).json()
    expect(moves.map(({ quantity }: { quantity: number }) => quantity)).toEqual([-2, -1, 5])
  })
})

it('lists a parcel where its own page says that it is', async () => {
  const ids = await buildParcels(1)
  const [given] = await db()
    .insert(tables.handOver)
    .values({ courier: 'steadfast', count: 1, staffId: session.staffId, at: clock.now() })
    .returning()
  const cases = tables.deliveryStates.flatMap((state) =>
    [null, clock.now()].flatMap((packedAt) => [null, given!.id].map((handOverId) => ({ state, packedAt, handOverId }))),
  )
  for (const each of cases) {
    const [row] = await db().update(sheetDelivery).set(each).where(inArray(sheetDelivery.id, ids)).returning()
    expect(row!.stage, JSON.stringify(each)).toBe(stageOf(row!))
  }
})

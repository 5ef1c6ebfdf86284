import { discountCodeResource, makeDiscountCodes, stopDiscountCode } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../../jobs/staff-jobs.ts'
import { buildBatch, buildCourse } from '../../../testing/builders/build-batch.ts'
import { buildPayment } from '../../../testing/builders/build-payment.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'

type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

const { discountCode, purchaseOrder } = tables

let test: TestOffice
let manager: Session
beforeAll(async () => {
  test = await buildTestOffice()
  manager = await test.signInStaff()
})
afterAll(() => test.close())

const db = () => test.deps.database.db
const get = (url: string, { headers }: Session = manager) => test.office.inject({ url, headers })
const post = (url: string, payload: object, { headers }: Session = manager) =>
  test.office.inject({ method: 'POST', url, payload, headers })

const terms = {
  kind: 'amount',
  value: 50_000,
  starts_at: null,
  ends_at: null,
  use_limit: 10,
  use_limit_per_doctor: 1,
  for_batches: [] as number[],
  for_events: [],
  for_offers: [],
  owner: 'মেলা',
}
const make = (code: string, given: object = {}) =>
  post(discountCodeResource.path, { fields: { code, ...terms, is_active: true, ...given } })
const at = (id: number) => `${discountCodeResource.path}/${id}`

/** An order that was booked with the code. */
async function use(id: number) {
  const { order } = await buildPayment(db(), { transaction: `T${id}${Math.random()}`, amountPaisa: 100_000 })
  const price = { listPaisa: 150_000, codePaisa: 50_000, totalPaisa: 100_000 }
  await db()
    .update(purchaseOrder)
    .set({ discountCodeId: id, ...price, bookedAt: new Date() })
    .where(eq(purchaseOrder.id, order.id))
}

describe('a discount code', () => {
  it('is kept as people will type it, once', async () => {
    const made = await make('eid ২০২৭')
    expect(made.statusCode, made.body).toBe(201)
    expect((await get(at(made.json().id))).json().fields).toMatchObject({ code: 'EID2027', ...terms })
    const again = await make('EID-2027')
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['code']])
  })

  it.each([
    [{ kind: 'percent', value: 101 }, 'value'],
    [{ kind: 'percent', value: 100 }, 'value'],
    [{ value: 1_000_000_000 }, 'value'],
    [{ starts_at: '2027-02-01T00:00:00.000Z', ends_at: '2027-01-01T00:00:00.000Z' }, 'ends_at'],
    [{ for_batches: [2_000_000_000] }, 'for_batches'],
  ])('is refused by field: %o', async (given, field) => {
    const refused = await make('WRONG1', given)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]])
  })

  it('takes less than the whole price of what it is for, and one that takes all is only stopped', async () => {
    const batch = await buildBatch(db(), await buildCourse(db()), {
      feePaisa: 1_000_000,
      discountPaisa: 200_000,
      discountEndsAt: new Date('2030-01-01'),
    })
    const codeOf = (value: number) => make(`WHOLE${value}`, { value, for_batches: [batch.id] })
    const whole = await codeOf(800_000)
    expect([whole.statusCode, Object.keys(whole.json().errors)]).toEqual([422, ['value']])
    expect((await codeOf(799_900)).statusCode).toBe(201)
    const many = await post(makeDiscountCodes.path, { prefix: 'FREE', count: 2, ...terms, kind: 'percent', value: 100 })
    expect([many.statusCode, Object.keys(many.json().errors)]).toEqual([422, ['value']])
    const [old] = await db().insert(discountCode).values({ code: 'OLDGIFT', kind: 'percent', value: 100 }).returning()
    const { fields } = (await get(at(old!.id))).json()
    expect((await post(at(old!.id), { version: 0, fields: { ...fields, use_limit: 9 } })).statusCode).toBe(422)
    expect((await post(stopDiscountCode.path.replace(':id', String(old!.id)), {})).statusCode).toBe(200)
  })

  it('that somebody has used only moves its end, and is stopped', async () => {
    const { id } = (await make('USED1')).json()
    await use(id)
    const { fields } = (await get(at(id))).json()
    const send = (version: number, given: object) => post(at(id), { version, fields: { ...fields, ...given } })
    const refused = await send(1, { value: 90_000, use_limit: 99 })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['value', 'use_limit']])
    expect((await send(1, { ends_at: '2027-05-01T00:00:00.000Z' })).statusCode).toBe(200)
    expect((await post(stopDiscountCode.path.replace(':id', String(id)), {})).statusCode).toBe(200)
    const { rows } = (await get(`${discountCodeResource.path}?q=used1`)).json()
    expect(rows).toMatchObject([{ code: 'USED1', used: 1, use_limit: 10, given_paisa: 50_000, state: 'stopped' }])
  })

  it('is found by its state and by whom it is for', async () => {
    await make('OWNER1', { owner: 'ডা. শামীম' })
    const { rows } = (
      await get(`${discountCodeResource.path}?state=live&owner=${encodeURIComponent('ডা. শামীম')}`)
    ).json()
    expect(rows.map(({ code }: { code: string }) => code)).toEqual(['OWNER1'])
  })

  it('is, for who has courses of their own, one for batches of these', async () => {
    const [own, other] = [await buildCourse(db()), await buildCourse(db())]
    const mine = await buildBatch(db(), own)
    const theirs = await buildBatch(db(), other)
    const bounded = await test.signInStaff({ role: 'manager', courseIds: [own.course.id] })
    const fields = { code: 'MINE1', ...terms, is_active: true }
    const send = (for_batches: number[]) =>
      post(discountCodeResource.path, { fields: { ...fields, for_batches } }, bounded)
    expect(Object.keys((await send([])).json().errors)).toEqual(['for_batches'])
    expect(Object.keys((await send([mine.id, theirs.id])).json().errors)).toEqual(['for_batches'])
    const { id } = (await send([mine.id])).json()
    const { rows } = (await get(discountCodeResource.path, bounded)).json()
    expect(rows.map((row: { id: number }) => row.id)).toEqual([id])
    const foreign = (await make('THEIRS1', { for_batches: [theirs.id] })).json()
    expect((await get(at(foreign.id), bounded)).statusCode).toBe(404)
  })
})

describe('many codes', () => {
  it('are made by a job, each its own word and of the worth that was asked for', async () => {
    const begun = await post(makeDiscountCodes.path, { prefix: 'fair', count: 200, ...terms, use_limit: 1 })
    expect(begun.statusCode, begun.body).toBe(202)
    const [job] = staffJobs(test.deps, (error) => {
      throw error
    })
    await job!.run(new Date(), new AbortController().signal)
    const rows = await db().select().from(discountCode).where(like(discountCode.code, 'FAIR%'))
    expect(new Set(rows.map(({ code }) => code)).size).toBe(200)
    for (const { code } of rows) expect(code).toMatch(/^FAIR[A-HJKMNP-Z2-9]{7}$/)
    expect(rows[0]).toMatchObject({
      kind: 'amount',
      value: 50_000,
      useLimit: 1,
      owner: 'মেলা',
      only: null,
      isActive: true,
    })
    const file = await get(`/api/v3/admin/jobs/${begun.json().job_id}/file`)
    expect(file.body.match(/FAIR/g)).toHaveLength(200)
  })
})

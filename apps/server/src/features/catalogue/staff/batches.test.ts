import { batchPlace, batch as publicBatch } from '@prostuti/contract'
import {
  batchCategoryResource,
  batchResource,
  closeBatch,
  copyBatch,
  courseResource,
  holidayResource,
  listHolidayClasses,
  previewBatchCopy,
  removeHoliday,
  scheduleResource,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildBatch,
  buildBranch,
  buildCourse,
  buildSchedule,
  buildScheduleEvent,
  buildSeatHold,
} from '../../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { batchFields, scheduleFields } from '../../../testing/staff-matrix/rows/batch-rows.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'

type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

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
const at = (path: string, id: number) => path.replace(':id', String(id))
const wrongFields = (answer: { json: () => { errors: object } }) => Object.keys(answer.json().errors)

async function makeBatch(given: object = {}) {
  const fields = { ...(await batchFields({ db: db() })), ...given }
  const answer = await post(batchResource.path, { fields })
  expect(answer.statusCode, answer.body).toBe(201)
  return { id: answer.json().id as number, fields }
}
const read = async (id: number) => (await get(`${batchResource.path}/${id}`)).json()
const save = (id: number, version: number, fields: object) => post(`${batchResource.path}/${id}`, { version, fields })

describe('a batch', () => {
  it('is kept with its instalments, teachers, promises and outline as they were sent', async () => {
    const [one, two] = await db().select({ id: tables.teacher.id }).from(tables.teacher).limit(2)
    const { id, fields } = await makeBatch({ teacher_ids: [two!.id, one!.id] })
    expect((await read(id)).fields).toEqual(fields)
  })

  it.each([
    [[{ amount_paisa: 1_000_000, due_on: null }], 'instalments.0.amount_paisa'],
    [
      [
        { amount_paisa: 1_000_000, due_on: null },
        { amount_paisa: 850_000, due_on: null },
      ],
      'instalments.1.due_on',
    ],
    [
      [
        { amount_paisa: 0, due_on: null },
        { amount_paisa: 1_850_000, due_on: '2027-02-01' },
      ],
      'fields.instalments.0.amount_paisa',
    ],
  ])('is refused by field where its instalments do not add up', async (instalments, field) => {
    const fields = { ...(await batchFields({ db: db() })), instalments }
    const refused = await post(batchResource.path, { fields })
    expect([refused.statusCode, wrongFields(refused)]).toEqual([422, [field]])
  })

  it('is not of one course by its session and of another by its category', async () => {
    const other = await buildCourse(db())
    const fields = { ...(await batchFields({ db: db() })), batch_category_id: other.category.id }
    expect(wrongFields(await post(batchResource.path, { fields }))).toEqual(['batch_category_id'])
  })

  it('is shown only once it has a timetable, and is then found by visitors', async () => {
    const { id, fields } = await makeBatch()
    const early = await save(id, 1, { ...fields, is_active: true })
    expect([early.statusCode, wrongFields(early)]).toEqual([422, ['is_active']])
    expect((await test.app.inject(at(publicBatch.path, id))).statusCode).toBe(404)
    await post(scheduleResource.path, { fields: scheduleFields(id) })
    expect((await save(id, 1, { ...fields, is_active: true })).statusCode).toBe(200)
    const shown = publicBatch.response.parse((await test.app.inject(at(publicBatch.path, id))).json())
    expect(shown.batch).toMatchObject({ title: 'নতুন ব্যাচ', fee_paisa: 1_850_000, seats: 40 })
    expect(shown.batch.instalments.map((part) => part.amount_paisa)).toEqual([1_000_000, 850_000])
  })

  it('may get another fee, which no booked order feels', async () => {
    const place = await buildCourse(db())
    const { id } = await buildBatch(db(), place)
    const schedule = await buildSchedule(db(), id)
    const doctor = await buildDoctor(db())
    const [enrolment] = await db()
      .insert(tables.enrolment)
      .values({ doctorId: doctor.id, batchId: id, scheduleId: schedule.id })
      .returning()
    const terms = { listPaisa: 1_000_000, totalPaisa: 1_000_000, bookedAt: new Date() }
    const [order] = await db()
      .insert(tables.purchaseOrder)
      .values({ doctorId: doctor.id, kind: 'enrolment', enrolmentId: enrolment!.id, title: { bn: 'ব্যাচ' }, ...terms })
      .returning()
    const { fields, version } = await read(id)
    expect((await save(id, version, { ...fields, fee_paisa: 2_000_000 })).statusCode).toBe(200)
    const [after] = await db().select().from(tables.purchaseOrder).where(eq(tables.purchaseOrder.id, order!.id))
    expect(after).toEqual(order)
  })

  it('is closed by one press, which pressed again changes nothing', async () => {
    const { id } = await buildBatch(db(), await buildCourse(db()))
    await post(at(closeBatch.path, id), {})
    const closed = (await read(id)).fields.enrolment_ends_at
    expect(Date.parse(closed)).toBeLessThanOrEqual(Date.now())
    await post(at(closeBatch.path, id), {})
    expect((await read(id)).fields.enrolment_ends_at).toBe(closed)
    const { rows } = (await get(`${batchResource.path}?ids=${id}`)).json()
    expect(rows).toMatchObject([{ id, state: 'closed' }])
  })
})

describe('the list of batches', () => {
  it('says what is sold of how many, and finds what is full', async () => {
    const place = await buildCourse(db())
    const full = await buildBatch(db(), place)
    await buildSchedule(db(), full.id, { seats: 2, seatsSold: 2 })
    const free = await buildBatch(db(), place)
    await buildSchedule(db(), free.id, { seats: 5, seatsSold: 1 })
    const list = async (query: string) =>
      (await get(`${batchResource.path}?course=${place.course.id}&${query}`)).json().rows
    expect(await list('full=true')).toMatchObject([{ id: full.id, seats: 2, seats_sold: 2, state: 'open' }])
    expect(await list('full=false')).toMatchObject([{ id: free.id, seats: 5, seats_sold: 1 }])
    expect(await list('state=draft')).toEqual([])
  })

  it('is only of the member’s courses', async () => {
    const [own, other] = [await buildCourse(db()), await buildCourse(db())]
    const mine = await buildBatch(db(), own)
    const theirs = await buildBatch(db(), other)
    const bounded = await test.signInStaff({ role: 'manager', courseIds: [own.course.id] })
    const { rows } = (await get(batchResource.path, bounded)).json()
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([mine.id])
    expect((await get(`${batchResource.path}/${theirs.id}`, bounded)).statusCode).toBe(404)
    const fields = { ...(await batchFields({ db: db() })), batch_category_id: own.category.id }
    expect(wrongFields(await post(batchResource.path, { fields }, bounded))).toEqual(['course_session_id'])
  })
})

describe('a timetable', () => {
  it('never has fewer seats than are sold, or held for who is paying', async () => {
    const { id } = await buildBatch(db(), await buildCourse(db()))
    const schedule = await buildSchedule(db(), id, { seats: 10, seatsSold: 3 })
    await buildSeatHold(db(), schedule.id, new Date(Date.now() + 60_000))
    const send = (seats: number, version: number) =>
      post(`${scheduleResource.path}/${schedule.id}`, { version, fields: { ...scheduleFields(id), seats } })
    const refused = await send(3, 0)
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { seats: [expect.stringContaining('৪')] }])
    expect((await send(4, 0)).statusCode).toBe(200)
  })

  it('stays with its batch', async () => {
    const place = await buildCourse(db())
    const schedule = await buildSchedule(db(), (await buildBatch(db(), place)).id)
    const other = await buildBatch(db(), place)
    const moved = await post(`${scheduleResource.path}/${schedule.id}`, {
      version: 0,
      fields: scheduleFields(other.id),
    })
    expect(wrongFields(moved)).toEqual(['batch_id'])
  })
})

describe('a copy of a batch', () => {
  it('has its timetables and rows, around a holiday, and is a draft that nobody has bought', async () => {
    const place = await buildCourse(db())
    const { id } = await buildBatch(db(), place, { startsOn: '2026-08-02', endsOn: '2026-08-09' })
    const schedule = await buildSchedule(db(), id, { seatsSold: 7 })
    // Sunday, Tuesday, Thursday and the Sunday after, in the evening.
    for (const day of ['2026-08-02', '2026-08-04', '2026-08-06', '2026-08-09'])
      await buildScheduleEvent(db(), schedule.id, { startsAt: new Date(`${day}T14:00:00Z`) })
    await buildScheduleEvent(db(), schedule.id, { startsAt: new Date('2026-08-05T14:00:00Z'), isCancelled: true })
    await db()
      .insert(tables.holiday)
      .values({ day: '2028-08-08', name: { bn: 'ছুটি' } })
    const body = { title: { bn: 'আগস্ট ২০২৮' }, course_session_id: place.session.id, first_class_on: '2028-08-06' }
    const preview = await get(`${at(previewBatchCopy.path, id)}?first_class_on=${body.first_class_on}`)
    expect(preview.json()).toEqual({ rows: 4, first_on: '2028-08-06', last_on: '2028-08-15' })
    const answer = await post(at(copyBatch.path, id), body)
    expect(answer.json()).toEqual({ id: expect.any(Number), rows: 4 })
    const copyId = answer.json().id
    const copy = await read(copyId)
    expect([copy.version, copy.changed_by.id]).toEqual([1, manager.staffId])
    expect(copy.fields).toMatchObject({
      title: { bn: 'আগস্ট ২০২৮' },
      is_active: false,
      starts_on: '2028-08-06',
      ends_on: '2028-08-15',
    })
    const [copied] = await db().select().from(tables.schedule).where(eq(tables.schedule.batchId, copyId))
    expect(copied).toMatchObject({ seats: 10, seatsSold: 0, title: schedule.title })
    const rows = await db()
      .select({ startsAt: tables.scheduleEvent.startsAt })
      .from(tables.scheduleEvent)
      .where(eq(tables.scheduleEvent.scheduleId, copied!.id))
      .orderBy(asc(tables.scheduleEvent.startsAt))
    // Tuesday is the holiday, so what stood on it goes to Thursday, and all after it one class on.
    expect(rows.map(({ startsAt }) => dhakaDate(startsAt))).toEqual([
      '2028-08-06',
      '2028-08-10',
      '2028-08-13',
      '2028-08-15',
    ])
  })

  it('does not begin on a holiday, and is whole or not at all', async () => {
    const place = await buildCourse(db())
    const { id } = await buildBatch(db(), place)
    await db()
      .insert(tables.holiday)
      .values({ day: '2028-12-16', name: { bn: 'বিজয় দিবস' } })
    const before = await db().$count(tables.batch)
    const ask = (given: object) =>
      post(at(copyBatch.path, id), {
        ...{ title: { bn: 'কপি' }, course_session_id: place.session.id, first_class_on: '2028-12-17' },
        ...given,
      })
    expect(wrongFields(await ask({ first_class_on: '2028-12-16' }))).toEqual(['first_class_on'])
    const other = await buildCourse(db())
    expect((await ask({ course_session_id: other.session.id })).statusCode).toBe(422)
    expect(await db().$count(tables.batch)).toBe(before)
  })
})

describe('a course', () => {
  it('is made only where whoever makes it sees it afterwards', async () => {
    const { course } = await buildCourse(db())
    const { fields } = (await get(`${courseResource.path}/${course.id}`)).json()
    const ofOne = await test.signInStaff({ role: 'manager', courseIds: [course.id] })
    const before = [await db().$count(tables.course), await db().$count(tables.auditEntry)]
    const refused = await post(courseResource.path, { fields: { ...fields, slug: 'out-of-sight' } }, ofOne)
    expect(refused.statusCode).toBe(404)
    expect([await db().$count(tables.course), await db().$count(tables.auditEntry)]).toEqual(before)
    expect((await post(courseResource.path, { fields: { ...fields, slug: 'in-sight' } })).statusCode).toBe(201)
  })
})

describe('an address', () => {
  it('stays while it is shown; one that was changed in hiding leads to the new one, and is nobody else’s', async () => {
    const { course, category } = await buildCourse(db())
    const path = `${batchCategoryResource.path}/${category.id}`
    const fields = (await get(path)).json().fields
    const put = (version: number, given: object) => post(path, { version, fields: { ...fields, ...given } })
    expect(wrongFields(await put(0, { slug: 'new-word' }))).toEqual(['slug'])
    await put(0, { is_active: false })
    await put(1, { is_active: false, slug: 'new-word' })
    expect((await put(2, { is_active: true, slug: 'new-word' })).statusCode).toBe(200)
    const place = await test.app.inject(batchPlace.path.replace(':slug', fields.slug))
    expect(batchPlace.response.parse(place.json()).place).toMatchObject({ slug: 'new-word' })
    const taken = await post(batchCategoryResource.path, { fields: { ...fields, course_id: course.id } })
    expect(wrongFields(taken)).toEqual(['slug'])
    const [kept] = await db()
      .select()
      .from(tables.batchCategory)
      .where(and(eq(tables.batchCategory.id, category.id)))
    expect(kept!.formerSlugs).toEqual([fields.slug])
  })
})

describe('a batch that is held at another branch too', () => {
  it('is shown to a member of one, and changed, closed and copied by who has them all', async () => {
    const { id, fields } = await makeBatch()
    const member = await test.signInStaff({ branchIds: [(await buildBranch(db())).id] })
    await buildSchedule(db(), id)
    const url = `${batchResource.path}/${id}`
    expect((await post(url, { version: 1, fields }, member)).statusCode).toBe(200)
    await buildSchedule(db(), id, { mode: 'branch', contactId: (await buildBranch(db())).id })
    expect((await get(url, member)).statusCode).toBe(200)
    const copy = { title: { bn: 'কপি' }, course_session_id: fields.course_session_id, first_class_on: '2027-01-03' }
    const refused = [
      await post(url, { version: 2, fields }, member),
      await post(at(closeBatch.path, id), {}, member),
      await post(at(copyBatch.path, id), copy, member),
    ]
    for (const answer of refused) expect([answer.statusCode, wrongFields(answer)]).toEqual([422, ['title']])
    expect((await post(url, { version: 2, fields })).statusCode).toBe(200)
  })

  it('gets a timetable only from who sees it', async () => {
    const { id } = await makeBatch()
    const foreign = await buildSchedule(db(), id, { mode: 'branch', contactId: (await buildBranch(db())).id })
    const member = await test.signInStaff({ branchIds: [(await buildBranch(db())).id] })
    expect(wrongFields(await post(scheduleResource.path, { fields: scheduleFields(id) }, member))).toEqual(['batch_id'])
    await db()
      .update(tables.schedule)
      .set({ mode: 'online', contactId: null })
      .where(eq(tables.schedule.id, foreign.id))
    expect((await post(scheduleResource.path, { fields: scheduleFields(id) }, member)).statusCode).toBe(201)
  })
})

describe('a holiday', () => {
  it('names the batches that have something on it, and is removed at the version that was seen', async () => {
    const fields = { day: '2033-05-03', name: { bn: 'ছুটি' }, is_hartal: false }
    const { id } = (await post(holidayResource.path, { fields })).json<{ id: number }>()
    const place = await buildCourse(db())
    const batch = await buildBatch(db(), place)
    const schedule = await buildSchedule(db(), batch.id)
    // One minute past midnight in Dhaka, and the same of the day after.
    await buildScheduleEvent(db(), schedule.id, { startsAt: new Date('2033-05-02T18:01:00Z') })
    await buildScheduleEvent(db(), schedule.id, { startsAt: new Date('2033-05-03T18:01:00Z') })
    const classes = async (by?: Session) => (await get(at(listHolidayClasses.path, id), by)).json().batches
    expect(await classes()).toEqual([{ id: batch.id, title: batch.title, rows: 1 }])
    const stranger = await test.signInStaff({ courseIds: [(await buildCourse(db())).course.id] })
    expect(await classes(stranger)).toEqual([])
    expect((await post(at(removeHoliday.path, id), { version: 0 })).statusCode).toBe(409)
    expect((await post(at(removeHoliday.path, id), { version: 1 })).statusCode).toBe(204)
    expect((await post(at(removeHoliday.path, id), { version: 1 })).statusCode).toBe(404)
    const [entry] = await db()
      .select()
      .from(tables.auditEntry)
      .where(and(eq(tables.auditEntry.resource, 'holiday'), eq(tables.auditEntry.resourceId, String(id))))
      .orderBy(desc(tables.auditEntry.id))
    expect(entry).toMatchObject({ before: fields, after: {} })
  })
})

import { batch, batchSchedules, batchSeats, scheduleEvents } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildBatch,
  buildBranch,
  buildCourse,
  buildInstalments,
  buildSchedule,
  buildScheduleEvent,
  buildSeatHold,
} from '../../../testing/builders/build-batch.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, minutes } from '../../../testing/test-clock.ts'

const clock = createTestClock(new Date('2026-07-01T04:00:00Z'))
let test: TestApp
let parent: Awaited<ReturnType<typeof buildCourse>>

beforeAll(async () => {
  test = await buildTestApp({ demo: false, clock: clock.now })
})
afterAll(() => test.close())
beforeEach(async () => {
  parent = await buildCourse(test.deps.database.db)
})

const db = () => test.deps.database.db
const get = (url: string, cookie = 'lang=bn') => test.app.inject({ method: 'GET', url, headers: { cookie } })
const teacherNamed = (bn: string, en: string, more: Partial<typeof tables.teacher.$inferInsert> = {}) => ({
  name: { bn, en },
  subject: { bn: 'বাংলা', en: 'Bangla' },
  qualifications: 'MA',
  ...more,
})

describe('one batch', () => {
  it('says everything, in either language', async () => {
    const { id } = await buildBatch(db(), parent, {
      about: { bn: '<p>শুরু থেকে <strong>শেষ</strong></p><script>x</script>', en: '<p>From the start</p>' },
      inclusions: [{ bn: 'রেকর্ডিং', en: 'Recordings' }],
      outline: [{ fromWeek: 1, toWeek: 2, title: { bn: 'ব্যাকরণ', en: 'Grammar' }, classes: 6, exams: 1 }],
    })
    await buildInstalments(db(), id, [600_000, 400_000])
    const branch = await buildBranch(db())
    const evening = await buildSchedule(db(), id, { position: 2, seats: 40, seatsSold: 10 })
    const friday = await buildSchedule(db(), id, {
      position: 1,
      mode: 'branch',
      contactId: branch.id,
      weekdays: [5],
      opens: '09:00',
      closes: '12:00',
      seats: 20,
    })
    await buildSchedule(db(), id, { isActive: false, seats: 1000 })
    const teachers = await db()
      .insert(tables.teacher)
      .values([
        teacherNamed('আরিফ', 'Arif'),
        teacherNamed('রুমানা', 'Rumana'),
        teacherNamed('চলে গেছেন', 'Gone', { isActive: false }),
      ])
      .returning()
    await db()
      .insert(tables.batchTeacher)
      .values(teachers.map((each, nth) => ({ batchId: id, teacherId: each.id, position: 10 - nth })))

    const bengali = batch.response.parse((await get(`/api/v3/web/batches/${id}`)).json()).batch
    expect(bengali).toMatchObject({
      id,
      about: [{ tag: 'p', children: ['শুরু থেকে ', { tag: 'strong', children: ['শেষ'] }] }],
      inclusions: ['রেকর্ডিং'],
      outline: [{ from_week: 1, to_week: 2, title: 'ব্যাকরণ', classes: 6, exams: 1 }],
      refund_rule: 'ক্লাস শুরুর আগে পুরো ফি ফেরত।',
      instalments: [
        { number: 1, amount_paisa: 600_000, due_on: null },
        { number: 2, amount_paisa: 400_000, due_on: '2026-09-01' },
      ],
      seats: 60,
      seats_left: 50,
    })
    expect(bengali.schedules.map((each) => each.id)).toEqual([friday.id, evening.id])
    expect(bengali.schedules[0]).toMatchObject({
      branch: { name: 'ফার্মগেট শাখা', address: 'গ্রিন রোড, ঢাকা' },
      weekdays: [5],
      opens: '09:00',
      seats_left: 20,
    })
    expect(bengali.schedules[1]?.branch).toBeNull()
    expect(bengali.teachers.map(({ name }) => name)).toEqual(['রুমানা', 'আরিফ'])

    const english = batch.response.parse((await get(`/api/v3/web/batches/${id}`, 'lang=en')).json()).batch
    expect(english).toMatchObject({ title: 'BCS preliminary evening', inclusions: ['Recordings'] })
    expect(english.about).toEqual([{ tag: 'p', children: ['From the start'] }])
    expect(english.schedules[0]?.branch?.name).toBe('Farmgate branch')
  })

  it('names three other open batches of its category at most, and never itself', async () => {
    const other = await buildCourse(db())
    const { id } = await buildBatch(db(), parent)
    await buildBatch(db(), { ...parent, category: other.category })
    await buildBatch(db(), parent, { isActive: false })
    const others: number[] = []
    for (const startsOn of ['2026-09-04', '2026-09-03', '2026-09-02', '2026-09-01'])
      others.unshift((await buildBatch(db(), parent, { startsOn })).id)
    const answer = batch.response.parse((await get(`/api/v3/web/batches/${id}`)).json())
    expect(answer.others.map((each) => each.id)).toEqual(others.slice(0, 3))
  })

  it('stays readable after enrolment has ended, and says so', async () => {
    const { id } = await buildBatch(db(), parent, { enrolmentEndsAt: new Date(clock.now().getTime() + minutes(1)) })
    const isOpen = async () =>
      batch.response.parse((await get(`/api/v3/web/batches/${id}`)).json()).batch.enrolment_open
    expect(await isOpen()).toBe(true)
    clock.move(minutes(1))
    expect(await isOpen()).toBe(false)
  })
})

describe('its seats', () => {
  const seatsOf = async (id: number) => {
    const response = await get(`/api/v3/web/batches/${id}/seats`)
    expect(response.headers['cache-control']).toBe('no-store')
    return batchSeats.response.parse(response.json())
  }

  it('are those neither sold nor held, and a held one is free again when its time is over', async () => {
    const { id } = await buildBatch(db(), parent)
    const first = await buildSchedule(db(), id, { seats: 10, seatsSold: 4 })
    const second = await buildSchedule(db(), id, { seats: 5, seatsSold: 5 })
    await buildSeatHold(db(), first.id, new Date(clock.now().getTime() + minutes(15)))
    await buildSeatHold(db(), first.id, new Date(clock.now().getTime() + minutes(5)))
    await buildSeatHold(db(), first.id, clock.now())
    expect(await seatsOf(id)).toMatchObject({
      seats: 15,
      seats_left: 4,
      schedules: [
        { id: first.id, seats: 10, seats_left: 4 },
        { id: second.id, seats: 5, seats_left: 0 },
      ],
    })
    clock.move(minutes(5))
    expect((await seatsOf(id)).seats_left).toBe(5)
    clock.move(minutes(10))
    expect((await seatsOf(id)).seats_left).toBe(6)
  })

  it('are never fewer than none, and one schedule does not owe another', async () => {
    const { id } = await buildBatch(db(), parent)
    const full = await buildSchedule(db(), id, { seats: 1, seatsSold: 1 })
    await buildSchedule(db(), id, { seats: 3 })
    await buildSeatHold(db(), full.id, new Date(clock.now().getTime() + minutes(15)))
    expect(await seatsOf(id)).toMatchObject({ seats_left: 3, schedules: [{ seats_left: 0 }, { seats_left: 3 }] })
  })

  it('come with the price of the moment', async () => {
    const ends = new Date(clock.now().getTime() + minutes(1))
    const { id } = await buildBatch(db(), parent, { discountPaisa: 150_000, discountEndsAt: ends })
    expect(await seatsOf(id)).toMatchObject({
      fee_paisa: 1_000_000,
      discount_paisa: 150_000,
      discount_ends_at: ends.toISOString(),
      payable_paisa: 850_000,
      enrolment_open: true,
    })
    clock.move(minutes(1))
    expect(await seatsOf(id)).toMatchObject({ discount_paisa: 0, discount_ends_at: null, payable_paisa: 1_000_000 })
  })
})

describe('its schedules', () => {
  it('are listed with the number of their rows and the address of their calendar', async () => {
    const { id } = await buildBatch(db(), parent)
    const filled = await buildSchedule(db(), id)
    const empty = await buildSchedule(db(), id)
    await buildSchedule(db(), id, { isActive: false })
    await buildScheduleEvent(db(), filled.id, { startsAt: new Date('2026-08-01T14:00:00Z') })
    const answer = batchSchedules.response.parse((await get(`/api/v3/web/batches/${id}/schedules`)).json())
    expect(answer.batch).toEqual({
      id,
      title: 'বিসিএস প্রিলি সন্ধ্যা',
      category: { slug: parent.category.slug, title: 'বিসিএস প্রিলি' },
      starts_on: '2026-08-01',
      ends_on: '2026-12-31',
      enrolment_open: true,
    })
    expect(answer.schedules.map((each) => [each.id, each.event_count, each.calendar_path])).toEqual([
      [filled.id, 1, `/api/v3/web/schedules/${filled.id}/calendar.ics`],
      [empty.id, 0, `/api/v3/web/schedules/${empty.id}/calendar.ics`],
    ])
    const english = batchSchedules.response.parse((await get(`/api/v3/web/batches/${id}/schedules`, 'lang=en')).json())
    expect(english.schedules[0]?.title).toBe('Online, evening')
  })

  it('give their rows in the order of time, page by page, cancelled ones too', async () => {
    const { id } = await buildBatch(db(), parent)
    const { id: scheduleId } = await buildSchedule(db(), id)
    const [teacher] = await db().insert(tables.teacher).values(teacherNamed('আরিফ', 'Arif')).returning()
    const exam = await buildScheduleEvent(db(), scheduleId, {
      kind: 'exam',
      title: { bn: 'সাপ্তাহিক পরীক্ষা ১', en: 'Weekly exam 1' },
      questions: 50,
      startsAt: new Date('2026-08-07T03:00:00Z'),
      isCancelled: true,
    })
    const lecture = await buildScheduleEvent(db(), scheduleId, {
      subject: { bn: 'বাংলা', en: 'Bangla' },
      teacherId: teacher!.id,
      startsAt: new Date('2026-08-02T14:00:00Z'),
    })
    const last = await buildScheduleEvent(db(), scheduleId, { startsAt: new Date('2026-08-09T14:00:00Z') })
    const page = async (query: string, cookie?: string) =>
      scheduleEvents.response.parse((await get(`/api/v3/web/schedules/${scheduleId}/events?${query}`, cookie)).json())
    const first = await page('per-page=২')
    expect(first).toEqual({
      total: 3,
      events: [
        {
          id: lecture.id,
          kind: 'lecture',
          title: 'লেকচার ১',
          subject: 'বাংলা',
          teacher: 'আরিফ',
          starts_at: '2026-08-02T14:00:00.000Z',
          ends_at: '2026-08-02T16:00:00.000Z',
          questions: null,
          is_cancelled: false,
        },
        expect.objectContaining({ id: exam.id, teacher: null, questions: 50, is_cancelled: true }),
      ],
    })
    expect((await page('per-page=2&page=২')).events.map((each) => each.id)).toEqual([last.id])
    expect((await page('per-page=2', 'lang=en')).events.map(({ title }) => title)).toEqual([
      'Lecture 1',
      'Weekly exam 1',
    ])
  })
})

describe('what is hidden', () => {
  const addresses = (batchId: number, scheduleId: number) => [
    `/api/v3/web/batches/${batchId}`,
    `/api/v3/web/batches/${batchId}/seats`,
    `/api/v3/web/batches/${batchId}/schedules`,
    `/api/v3/web/schedules/${scheduleId}/events`,
  ]
  const statuses = (batchId: number, scheduleId: number) =>
    Promise.all(addresses(batchId, scheduleId).map(async (url) => (await get(url)).statusCode))

  it.each(['batch', 'category', 'course'] as const)('answers 404 when the %s is not active', async (what) => {
    const { batch, batchCategory, course } = tables
    const { id } = await buildBatch(db(), parent)
    const schedule = await buildSchedule(db(), id)
    expect(await statuses(id, schedule.id)).toEqual([200, 200, 200, 200])
    if (what === 'batch') await db().update(batch).set({ isActive: false }).where(eq(batch.id, id))
    if (what === 'category')
      await db().update(batchCategory).set({ isActive: false }).where(eq(batchCategory.id, parent.category.id))
    if (what === 'course') await db().update(course).set({ isActive: false }).where(eq(course.id, parent.course.id))
    expect(await statuses(id, schedule.id)).toEqual([404, 404, 404, 404])
  })

  it('answers 404 for the rows of a schedule that is not active', async () => {
    const { id } = await buildBatch(db(), parent)
    const schedule = await buildSchedule(db(), id, { isActive: false })
    expect((await get(`/api/v3/web/schedules/${schedule.id}/events`)).statusCode).toBe(404)
  })

  it('answers 404 in the reader’s language for what never was', async () => {
    for (const url of addresses(2_147_483_647, 2_147_483_647)) {
      const [bengali, english] = [await get(url), await get(url, 'lang=en')]
      expect([bengali.statusCode, english.statusCode]).toEqual([404, 404])
      expect(bengali.json().code).toBe('not_found')
      expect(bengali.json().message).not.toBe(english.json().message)
    }
  })

  it.each(['0', 'abc', '2147483648', '%00', '1.5'])('refuses the id %s with a 422', async (id) => {
    for (const url of [
      `/api/v3/web/batches/${id}`,
      `/api/v3/web/batches/${id}/seats`,
      `/api/v3/web/batches/${id}/schedules`,
      `/api/v3/web/schedules/${id}/events`,
    ]) {
      const response = await get(url)
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().errors)).toEqual(['id'])
    }
  })

  it('takes an id in Bengali digits', async () => {
    const { id } = await buildBatch(db(), parent)
    const bengali = String(id).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
    expect((await get(`/api/v3/web/batches/${encodeURIComponent(bengali)}`)).json().batch.id).toBe(id)
  })
})

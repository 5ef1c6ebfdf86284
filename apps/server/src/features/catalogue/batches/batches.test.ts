import { batches, batchFilterChoices } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule, buildSeatHold } from '../../../testing/builders/build-batch.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, days, minutes } from '../../../testing/test-clock.ts'

const clock = createTestClock(new Date('2026-07-01T04:00:00Z'))
let test: TestApp
let parent: Awaited<ReturnType<typeof buildCourse>>

beforeAll(async () => {
  test = await buildTestApp({ demo: false, clock: clock.now })
})
afterAll(() => test.close())

/** A course of its own for every test, so that none meets the batches of another. */
beforeEach(async () => {
  parent = await buildCourse(test.deps.database.db)
})

const db = () => test.deps.database.db
const get = (url: string, cookie = 'lang=bn') => test.app.inject({ method: 'GET', url, headers: { cookie } })

async function list(query: Record<string, string> = {}, cookie?: string) {
  const search = new URLSearchParams({ course: parent.course.slug, ...query })
  const response = await get(`/api/v3/web/batches?${search}`, cookie)
  expect(response.statusCode, response.body).toBe(200)
  return batches.response.parse(response.json())
}
const ids = async (query: Record<string, string> = {}) => (await list(query)).batches.map(({ id }) => id)

describe('the list of batches', () => {
  it('shows a card in either language', async () => {
    const { id } = await buildBatch(db(), parent)
    await buildSchedule(db(), id, { seats: 30, seatsSold: 12 })
    const [bengali] = (await list()).batches
    const [english] = (await list({}, 'lang=en')).batches
    expect(bengali).toMatchObject({
      id,
      title: 'বিসিএস প্রিলি সন্ধ্যা',
      category: { slug: parent.category.slug, title: 'বিসিএস প্রিলি', tone: 'civil' },
      session: { id: parent.session.id, title: 'জানুয়ারি' },
      starts_on: '2026-08-01',
      enrolment_open: true,
      fee_paisa: 1_000_000,
      payable_paisa: 1_000_000,
      seats: 30,
      seats_left: 18,
    })
    expect(english).toMatchObject({ id, title: 'BCS preliminary evening', session: { title: 'January' } })
  })

  it('holds what is open only', async () => {
    const hiddenCategory = { ...parent, category: (await buildCourse(db())).category }
    await db()
      .update(tables.batchCategory)
      .set({ isActive: false })
      .where(eq(tables.batchCategory.id, hiddenCategory.category.id))
    const open = await buildBatch(db(), parent)
    await buildBatch(db(), parent, { isActive: false })
    await buildBatch(db(), parent, { enrolmentEndsAt: clock.now() })
    await buildBatch(db(), hiddenCategory)
    expect(await ids()).toEqual([open.id])
    expect((await list()).total).toBe(1)
  })

  it.each(['course', 'session', 'setting'] as const)('is empty when the %s is closed', async (closed) => {
    await buildBatch(db(), parent)
    const { course, courseSession, courseSetting } = tables
    if (closed === 'course') await db().update(course).set({ isActive: false }).where(eq(course.id, parent.course.id))
    if (closed === 'session')
      await db().update(courseSession).set({ isActive: false }).where(eq(courseSession.id, parent.session.id))
    if (closed === 'setting')
      await db().insert(courseSetting).values({ courseId: parent.course.id, enrolmentOpen: false })
    expect(await list()).toEqual({ batches: [], total: 0 })
  })

  it('begins with the next to start; what has begun follows, the latest first', async () => {
    const begun = await buildBatch(db(), parent, { startsOn: '2026-06-01' })
    const justBegun = await buildBatch(db(), parent, { startsOn: '2026-06-30' })
    const far = await buildBatch(db(), parent, { startsOn: '2026-12-01' })
    const today = await buildBatch(db(), parent, { startsOn: '2026-07-01' })
    expect(await ids()).toEqual([today.id, far.id, justBegun.id, begun.id])
    expect(await ids({ sort: 'start' })).toEqual([today.id, far.id, justBegun.id, begun.id])
  })

  it('sorts by what is payable now, and again when a discount has ended', async () => {
    const ends = new Date(clock.now().getTime() + minutes(10))
    const plain = await buildBatch(db(), parent, { feePaisa: 800_000 })
    const reduced = await buildBatch(db(), parent, { feePaisa: 900_000, discountPaisa: 200_000, discountEndsAt: ends })
    expect(await ids({ sort: 'fee' })).toEqual([reduced.id, plain.id])
    expect(await ids({ sort: '-fee' })).toEqual([plain.id, reduced.id])
    clock.move(minutes(10))
    expect(await ids({ sort: 'fee' })).toEqual([plain.id, reduced.id])
    const [, dear] = (await list({ sort: 'fee' })).batches
    expect(dear).toMatchObject({ payable_paisa: 900_000, discount_paisa: 0, discount_ends_at: null })
  })

  it('is read page by page without a gap or a double, in any order', async () => {
    const made: number[] = []
    for (let nth = 0; nth < 7; nth++) {
      const { id } = await buildBatch(db(), parent, {
        startsOn: nth < 4 ? '2026-06-15' : '2026-09-01',
        discountPaisa: nth % 2 === 0 ? 1 : 0,
        discountEndsAt: new Date('2029-01-01'),
      })
      made.push(id)
    }
    for (const sort of ['start', 'fee', '-fee'] as const) {
      const pages = await Promise.all(['1', '2', '3', '৪'].map((page) => list({ sort, page, 'per-page': '৩' })))
      expect(pages.map(({ batches }) => batches.length)).toEqual([3, 3, 1, 0])
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7])
      const seen = pages.flatMap(({ batches }) => batches.map(({ id }) => id))
      expect(seen.toSorted((a, b) => a - b)).toEqual(made)
    }
  })

  it('gives twelve unless asked otherwise', async () => {
    for (let nth = 0; nth < 13; nth++) await buildBatch(db(), parent)
    expect((await list()).batches).toHaveLength(12)
  })
})

describe('the filters', () => {
  it('find a batch of both kinds under either', async () => {
    const online = await buildBatch(db(), parent, { mode: 'online' })
    const branch = await buildBatch(db(), parent, { mode: 'branch' })
    const both = await buildBatch(db(), parent, { mode: 'both' })
    expect(await ids({ mode: 'online' })).toEqual([online.id, both.id])
    expect(await ids({ mode: 'branch' })).toEqual([branch.id, both.id])
  })

  it('compare the greatest fee, typed in any digits, with what is payable', async () => {
    const ends = new Date(clock.now().getTime() + days(1))
    const reduced = await buildBatch(db(), parent, { feePaisa: 600_000, discountPaisa: 100_000, discountEndsAt: ends })
    await buildBatch(db(), parent, { feePaisa: 500_100 })
    expect(await ids({ 'max-fee': '৫০০০' })).toEqual([reduced.id])
    expect(await ids({ 'max-fee': '4999' })).toEqual([])
  })

  it('narrow by category, session and days of start, the days themselves included', async () => {
    const other = await buildCourse(db())
    const here = await buildBatch(db(), parent, { startsOn: '2026-09-01' })
    await buildBatch(db(), { ...parent, category: other.category }, { startsOn: '2026-09-02' })
    const thirdSession = await buildBatch(db(), { ...parent, session: other.session }, { startsOn: '2026-09-03' })
    expect(await ids({ category: parent.category.slug })).toEqual([here.id, thirdSession.id])
    expect(await ids({ session: String(other.session.id) })).toEqual([thirdSession.id])
    expect(await ids({ 'starts-from': '2026-09-03', 'starts-to': '2026-09-03' })).toEqual([thirdSession.id])
    expect(await ids({ category: 'nothing-of-ours' })).toEqual([])
  })

  it('leave out what has no seat left, counting held seats until their time is over', async () => {
    const sold = await buildBatch(db(), parent)
    await buildSchedule(db(), sold.id, { seats: 2, seatsSold: 2 })
    await buildSchedule(db(), sold.id, { seats: 5, isActive: false })
    const held = await buildBatch(db(), parent)
    const last = await buildSchedule(db(), held.id, { seats: 2, seatsSold: 1 })
    await buildSeatHold(db(), last.id, new Date(clock.now().getTime() + minutes(15)))
    const free = await buildBatch(db(), parent)
    await buildSchedule(db(), free.id, { seats: 2, seatsSold: 1 })
    expect(await list({ seats: 'left' })).toMatchObject({ total: 1, batches: [{ id: free.id }] })
    clock.move(minutes(15))
    expect(await ids({ seats: 'left' })).toEqual([held.id, free.id])
  })

  it.each([
    ['page=0', 'page'],
    ['per-page=51', 'per-page'],
    ['category=Not%20a%20slug', 'category'],
    ['session=abc', 'session'],
    ['mode=both', 'mode'],
    ['max-fee=-1', 'max-fee'],
    ['starts-from=2026-13-01', 'starts-from'],
    ['seats=any', 'seats'],
    ['sort=title', 'sort'],
    ['q=', 'q'],
    [`q=${'a'.repeat(101)}`, 'q'],
  ])('refuse %s with a 422 that names it', async (query, field) => {
    for (const cookie of ['lang=bn', 'lang=en']) {
      const response = await get(`/api/v3/web/batches?${query}`, cookie)
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().errors)).toEqual([field])
    }
  })
})

describe('the choices of the filters', () => {
  async function choices(cookie?: string) {
    return batchFilterChoices.response.parse((await get('/api/v3/web/batch-filter-choices', cookie)).json())
  }

  it('count open batches, and leave out what none stands behind', async () => {
    const empty = await buildCourse(db())
    await buildBatch(db(), parent, {
      feePaisa: 7_000_000,
      discountPaisa: 500_000,
      discountEndsAt: new Date('2029-01-01'),
    })
    await buildBatch(db(), parent)
    await buildBatch(db(), parent, { isActive: false, feePaisa: 9_900_000 })
    await buildBatch(db(), empty, { enrolmentEndsAt: clock.now() })
    const bengali = await choices()
    expect(bengali.categories.find(({ slug }) => slug === parent.category.slug)).toEqual({
      slug: parent.category.slug,
      title: 'বিসিএস প্রিলি',
      course: parent.course.slug,
      open_batches: 2,
    })
    expect(bengali.courses.find(({ slug }) => slug === parent.course.slug)?.open_batches).toBe(2)
    expect(bengali.sessions.find(({ id }) => id === parent.session.id)).toMatchObject({
      course: parent.course.slug,
      open_batches: 2,
    })
    expect(bengali.highest_payable_paisa).toBe(6_500_000)
    expect(bengali.categories.map(({ slug }) => slug)).not.toContain(empty.category.slug)
    expect(bengali.courses.map(({ slug }) => slug)).not.toContain(empty.course.slug)
    expect(bengali.sessions.map(({ id }) => id)).not.toContain(empty.session.id)
    const english = await choices('lang=en')
    expect(english.courses.find(({ slug }) => slug === parent.course.slug)?.title).toBe('BCS')
  })
})

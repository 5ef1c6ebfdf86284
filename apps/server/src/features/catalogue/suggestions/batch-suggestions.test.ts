import { batchPlace, batchSuggestions, course } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildBatch,
  buildCategory,
  buildCourse,
  buildInstalments,
  buildSchedule,
} from '../../../testing/builders/build-batch.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let parent: Awaited<ReturnType<typeof buildCourse>>

beforeAll(async () => {
  test = await buildTestApp({ demo: false, clock: () => new Date('2026-07-01T04:00:00Z') })
})
afterAll(() => test.close())
beforeEach(async () => {
  parent = await buildCourse(test.deps.database.db)
})

const db = () => test.deps.database.db
const get = (url: string, cookie = 'lang=bn') => test.app.inject({ method: 'GET', url, headers: { cookie } })

describe('the place a slug stands for', () => {
  const placeOf = async (slug: string, cookie?: string) =>
    batchPlace.response.parse((await get(`/api/v3/web/batch-places/${slug}`, cookie)).json()).place

  it('is a category or a course, in either language', async () => {
    expect(await placeOf(parent.category.slug)).toEqual({
      kind: 'category',
      slug: parent.category.slug,
      title: 'বিসিএস প্রিলি',
      subtitle: 'সন্ধ্যার ব্যাচ',
      course: { slug: parent.course.slug, title: 'বিসিএস' },
    })
    expect(await placeOf(parent.course.slug, 'lang=en')).toEqual({
      kind: 'course',
      slug: parent.course.slug,
      title: 'BCS',
      subtitle: null,
      course: { slug: parent.course.slug, title: 'BCS' },
    })
  })

  it('is the category where a course has the same slug', async () => {
    await buildCategory(db(), { courseId: parent.course.id, slug: parent.course.slug })
    expect((await placeOf(parent.course.slug)).kind).toBe('category')
  })

  it('is not found when nothing or only something hidden has that slug', async () => {
    await db().update(tables.course).set({ isActive: false }).where(eq(tables.course.id, parent.course.id))
    for (const slug of ['nothing-of-ours', parent.course.slug, parent.category.slug])
      expect((await get(`/api/v3/web/batch-places/${slug}`)).statusCode).toBe(404)
    expect((await get('/api/v3/web/batch-places/Not_a_slug')).json().errors).toHaveProperty('slug')
  })
})

describe('batch suggestions', () => {
  async function suggest(query: Record<string, string>, cookie?: string) {
    const response = await get(`/api/v3/web/batch-suggestions?${new URLSearchParams(query)}`, cookie)
    expect(response.statusCode, response.body).toBe(200)
    return batchSuggestions.response.parse(response.json())
  }

  it('are ranked by the answers, each with its reasons', async () => {
    const day = await buildBatch(db(), parent, { mode: 'branch', feePaisa: 3_000_000, startsOn: '2026-09-01' })
    await buildSchedule(db(), day.id, { opens: '10:00', closes: '12:00' })
    const evening = await buildBatch(db(), parent, { feePaisa: 2_000_000, startsOn: '2026-09-02' })
    await buildSchedule(db(), evening.id)
    await buildInstalments(db(), evening.id, [1_000_000, 1_000_000])
    const { suggestions } = await suggest({
      slug: parent.category.slug,
      working: 'yes',
      mode: 'online',
      budget: '১০০০০',
      'graduation-year': '২০২৫',
    })
    expect(suggestions.map(({ batch }) => batch.id)).toEqual([evening.id, day.id])
    expect(suggestions[0]).toMatchObject({
      batch: { title: 'বিসিএস প্রিলি সন্ধ্যা', seats_left: 10 },
      reasons: [
        'category_matches',
        'mode_matches',
        'instalments_within_budget',
        'fits_duty_hours',
        'pace_suits_recent_graduate',
      ],
    })
    expect(suggestions[1]?.reasons).toEqual([
      'category_matches',
      'mode_differs',
      'over_budget',
      'clashes_with_duty',
      'pace_suits_recent_graduate',
    ])
    expect(suggestions[0]!.fit).toBeGreaterThan(suggestions[1]!.fit)
  })

  it('hold open batches with a seat left, ten at most', async () => {
    const full = await buildBatch(db(), parent, { startsOn: '2026-07-02' })
    await buildSchedule(db(), full.id, { seats: 3, seatsSold: 3 })
    const closed = await buildBatch(db(), parent, { enrolmentEndsAt: new Date('2026-07-01T00:00:00Z') })
    await buildSchedule(db(), closed.id)
    for (let nth = 0; nth < 11; nth++) await buildSchedule(db(), (await buildBatch(db(), parent)).id)
    const { suggestions } = await suggest({ slug: parent.course.slug })
    expect(suggestions).toHaveLength(10)
    expect(suggestions.map(({ batch }) => batch.id)).not.toContain(full.id)
    expect(suggestions.map(({ batch }) => batch.id)).not.toContain(closed.id)
  })

  it('keep to the category aimed at, and offer those of the course as targets', async () => {
    const category = await buildCategory(db(), {
      courseId: parent.course.id,
      title: { bn: 'লিখিত', en: 'Written' },
      position: 1,
    })
    const preliminary = await buildBatch(db(), parent)
    const written = await buildBatch(db(), { ...parent, category })
    for (const { id } of [preliminary, written]) await buildSchedule(db(), id)
    const aimed = await suggest({ slug: parent.category.slug, target: category.slug }, 'lang=en')
    expect(aimed.suggestions.map(({ batch }) => batch.id)).toEqual([written.id])
    expect(aimed.targets).toEqual([
      { slug: parent.category.slug, title: 'BCS preliminary' },
      { slug: category.slug, title: 'Written' },
    ])
    expect(aimed.place).toEqual({ slug: parent.category.slug, title: 'BCS preliminary', kind: 'category' })
    const open = await suggest({ slug: category.slug })
    expect(open.suggestions.map(({ batch, reasons }) => [batch.id, reasons[0]])).toEqual([
      [written.id, 'category_matches'],
      [preliminary.id, 'course_matches'],
    ])
  })

  it('answer 404 for a slug or a target that stands for nothing there', async () => {
    const other = await buildCourse(db())
    for (const query of ['slug=nothing-of-ours', `slug=${parent.course.slug}&target=${other.category.slug}`])
      expect((await get(`/api/v3/web/batch-suggestions?${query}`)).statusCode).toBe(404)
  })

  it.each([
    ['', 'slug'],
    ['slug=bcs&mode=both', 'mode'],
    ['slug=bcs&working=maybe', 'working'],
    ['slug=bcs&budget=-5', 'budget'],
    ['slug=bcs&graduation-year=26', 'graduation-year'],
    ['slug=bcs&target=A', 'target'],
  ])('refuse "%s" with a 422 that names %s', async (query, field) => {
    const response = await get(`/api/v3/web/batch-suggestions?${query}`)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })
})

describe('a course', () => {
  it('says what it is, in either language, with its open batches counted and six questions at most', async () => {
    const made = await buildCourse(db(), {
      about: { bn: '<p>পরীক্ষা</p>', en: '<p>The exam</p>' },
      markShares: [{ subject: { bn: 'বাংলা', en: 'Bangla' }, marks: 35 }],
      syllabus: [{ title: { bn: 'ভাষা', en: 'Language' }, topics: [{ bn: 'ব্যাকরণ', en: 'Grammar' }] }],
      faqCategory: 'about-this-course',
    })
    const hidden = await buildCategory(db(), { courseId: made.course.id, isActive: false })
    await buildBatch(db(), made)
    await buildBatch(db(), made, { isActive: false })
    await db()
      .insert(tables.faq)
      .values(
        Array.from({ length: 8 }, (_, nth) => ({
          title: { bn: `প্রশ্ন ${nth}`, en: `Question ${nth}` },
          answer: { bn: 'উত্তর', en: 'Answer' },
          category: 'about-this-course',
          position: nth,
          isActive: nth !== 0,
        })),
      )
    const read = async (cookie?: string) =>
      course.response.parse((await get(`/api/v3/web/courses/${made.course.slug}`, cookie)).json()).course
    const bengali = await read()
    expect(bengali).toMatchObject({
      id: made.course.id,
      title: 'বিসিএস',
      subtitle: null,
      about: [{ tag: 'p', children: ['পরীক্ষা'] }],
      mark_shares: [{ subject: 'বাংলা', marks: 35 }],
      syllabus: [{ title: 'ভাষা', topics: ['ব্যাকরণ'] }],
      categories: [{ slug: made.category.slug, title: 'বিসিএস প্রিলি', open_batches: 1 }],
    })
    expect(bengali.categories.map(({ slug }) => slug)).not.toContain(hidden.slug)
    expect(bengali.faqs.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `প্রশ্ন ${nth}`))
    const english = await read('lang=en')
    expect(english).toMatchObject({
      title: 'BCS',
      mark_shares: [{ subject: 'Bangla' }],
      faqs: [{ answer: 'Answer' }, {}, {}, {}, {}, {}],
    })
  })

  it('has no questions when it names none, and is not found when it is hidden or never was', async () => {
    const read = () => get(`/api/v3/web/courses/${parent.course.slug}`)
    expect((await read()).json().course).toMatchObject({ faqs: [], about: [] })
    await db().update(tables.course).set({ isActive: false }).where(eq(tables.course.id, parent.course.id))
    expect((await read()).statusCode).toBe(404)
    expect((await get('/api/v3/web/courses/nothing-of-ours')).statusCode).toBe(404)
    expect((await get('/api/v3/web/courses/Not%20one')).statusCode).toBe(422)
  })
})

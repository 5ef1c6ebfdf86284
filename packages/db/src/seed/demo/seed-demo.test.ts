import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import * as tables from '../../tables/index.ts'
import { createTestDatabase } from '../../testing/index.ts'
import { demoDoctors } from './doctors.ts'
import { examineeCount } from './papers/examinees.ts'
import { describePapersOfDemo } from './papers/papers-of-demo.fixture.ts'
import { seedDemo } from './seed-demo.ts'
import { demoFaqs } from './site/faqs.ts'
import { demoGalleryAlbums } from './site/gallery.ts'

/** How many sessions the batches fall into depends on the day. */
const now = new Date('2026-03-10T05:00:00Z')

const { db, close } = await createTestDatabase()
afterAll(close)

const counts = async () => ({
  sites: await db.$count(tables.site),
  notices: await db.$count(tables.scrollingNotice),
  slides: await db.$count(tables.heroSlide),
  courses: await db.$count(tables.course),
  settings: await db.$count(tables.courseSetting),
  categories: await db.$count(tables.batchCategory),
  sessions: await db.$count(tables.courseSession),
  teachers: await db.$count(tables.teacher),
  batches: await db.$count(tables.batch),
  schedules: await db.$count(tables.schedule),
  events: await db.$count(tables.event),
  services: await db.$count(tables.service),
  contacts: await db.$count(tables.contact),
  faqs: await db.$count(tables.faq),
  pages: await db.$count(tables.page),
  albums: await db.$count(tables.galleryAlbum),
  videos: await db.$count(tables.freeVideo),
  doctors: await db.$count(tables.doctor),
  questions: await db.$count(tables.question),
  papers: await db.$count(tables.paper),
  attempts: await db.$count(tables.attempt),
  staff: await db.$count(tables.staff),
})

const whole = {
  sites: 1,
  notices: 6,
  slides: 4,
  courses: 4,
  settings: 4,
  categories: 11,
  sessions: 8,
  teachers: 23,
  // One of them, and one event, is a draft.
  batches: 31,
  schedules: 47,
  events: 10,
  services: 4,
  contacts: 3,
  faqs: demoFaqs.length,
  pages: 6,
  albums: demoGalleryAlbums.length,
  videos: 6,
  doctors: demoDoctors.length + examineeCount,
  questions: 377,
  papers: 22,
  attempts: 2_172,
  staff: 5,
}

describe('the demo data', () => {
  it('is written once when several processes start together', async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => seedDemo(db, now)))
    expect(runs.filter((did) => did)).toHaveLength(1)
    expect(await counts()).toEqual(whole)
  })

  it('is not written again after staff deleted some of it', async () => {
    await db.execute(sql`delete from faq where category = 'account'`)
    expect(await seedDemo(db)).toBe(false)
    expect(await counts()).toEqual({ ...whole, faqs: demoFaqs.filter(({ category }) => category !== 'account').length })
  })

  it('comes back as it went in', async () => {
    const [site] = await db.select().from(tables.site)
    expect(site?.companyName).toEqual({ bn: 'প্রস্তুতি', en: 'Prostuti' })
    expect(site?.menus[0]?.children).toHaveLength(4)
    const categories = await db
      .select({ slug: tables.batchCategory.slug, course: tables.course.slug })
      .from(tables.batchCategory)
      .innerJoin(tables.course, eq(tables.course.id, tables.batchCategory.courseId))
      .orderBy(asc(tables.batchCategory.position))
    expect(categories[0]).toEqual({ slug: 'fcps-part-1-medicine', course: 'fcps-part-1' })
    expect(categories.at(-1)).toEqual({ slug: 'psc-non-cadre', course: 'psc-non-cadre' })
  })

  it('gives every schedule forty rows or more, and every row of class a teacher', async () => {
    const rows = await db
      .select({
        rows: sql<number>`count(*)::int`,
        classes: sql<number>`count(*) filter (where kind <> 'exam')::int`,
        taught: sql<number>`count(${tables.scheduleEvent.teacherId})::int`,
      })
      .from(tables.schedule)
      .leftJoin(tables.scheduleEvent, eq(tables.scheduleEvent.scheduleId, tables.schedule.id))
      .groupBy(tables.schedule.id)
    expect(rows).toHaveLength(whole.schedules)
    for (const schedule of rows) {
      expect(schedule.rows).toBeGreaterThanOrEqual(40)
      expect(schedule.taught).toBe(schedule.classes)
    }
  })

  it('puts batches under the course of their category, and branch schedules at a branch', async () => {
    const strays = await db
      .select({ id: tables.batch.id })
      .from(tables.batch)
      .innerJoin(tables.batchCategory, eq(tables.batchCategory.id, tables.batch.batchCategoryId))
      .innerJoin(tables.courseSession, eq(tables.courseSession.id, tables.batch.courseSessionId))
      .where(
        sql`${tables.batch.courseId} <> ${tables.batchCategory.courseId} or ${tables.batch.courseId} <> ${tables.courseSession.courseId}`,
      )
    expect(strays).toEqual([])
    const [places] = await db
      .select({ used: sql<number>`count(distinct ${tables.schedule.contactId})::int` })
      .from(tables.schedule)
    expect(places?.used).toBe(3)
  })

  it('finds a batch under its acronym and its sound', async () => {
    const found = (word: string) =>
      db.$count(tables.batch, sql`${tables.batch.soundKey} like '%' || sound_key(${word}) || '%'`)
    expect(await found('medisin')).toBeGreaterThanOrEqual(4)
    expect(await found('MRCP')).toBe(2)
    // Diploma and MPhil are the 'non-residency' entrance, so they are found too.
    expect(await found('residensi')).toBe(7)
  })
})

describePapersOfDemo(db, now)

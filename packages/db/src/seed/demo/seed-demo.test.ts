import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import * as tables from '../../tables/index.ts'
import { createTestDatabase } from '../../testing/index.ts'
import { seedDemo } from './seed-demo.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const counts = async () => ({
  sites: await db.$count(tables.site),
  notices: await db.$count(tables.scrollingNotice),
  slides: await db.$count(tables.heroSlide),
  courses: await db.$count(tables.course),
  settings: await db.$count(tables.courseSetting),
  categories: await db.$count(tables.batchCategory),
  events: await db.$count(tables.event),
  services: await db.$count(tables.service),
  contacts: await db.$count(tables.contact),
  faqs: await db.$count(tables.faq),
  doctors: await db.$count(tables.doctor),
  staff: await db.$count(tables.staff),
})

const whole = {
  sites: 1,
  notices: 6,
  slides: 4,
  courses: 4,
  settings: 4,
  categories: 11,
  events: 8,
  services: 4,
  contacts: 3,
  faqs: 20,
  doctors: 2,
  staff: 1,
}

describe('the demo data', () => {
  it('is written once when several processes start together', async () => {
    const runs = await Promise.all([seedDemo(db), seedDemo(db), seedDemo(db), seedDemo(db)])
    expect(runs.filter((did) => did)).toHaveLength(1)
    expect(await counts()).toEqual(whole)
  })

  it('is not written again after staff deleted some of it', async () => {
    await db.execute(sql`delete from faq where category = 'account'`)
    expect(await seedDemo(db)).toBe(false)
    expect(await counts()).toEqual({ ...whole, faqs: 17 })
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
})

import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../connect.ts'
import {
  batchCategory,
  contact,
  course,
  courseSetting,
  doctor,
  event,
  faq,
  heroSlide,
  medicalCollege,
  scrollingNotice,
  service,
  site,
  staff,
} from '../../tables/index.ts'
import { applyOnce } from '../apply-once.ts'
import { demoBatchCategories } from './batch-categories.ts'
import { demoContacts } from './contacts.ts'
import { demoCourses } from './courses.ts'
import { demoDoctors, demoStaff } from './doctors.ts'
import { demoEvents } from './events.ts'
import { demoFaqs } from './faqs.ts'
import { demoHeroSlides } from './hero-slides.ts'
import { demoScrollingNotices } from './scrolling-notices.ts'
import { demoServices } from './services.ts'
import { demoSite } from './site.ts'

const inOrder = <Row>(rows: Row[]): (Row & { position: number })[] =>
  rows.map((row, position) => ({ ...row, position }))

const seedCourses = async (tx: Tx): Promise<void> => {
  const courses = await tx
    .insert(course)
    .values(inOrder(demoCourses).map(({ setting: _, ...row }) => row))
    .returning({ id: course.id, slug: course.slug })
  const idOf = (slug: string): number => {
    const found = courses.find((row) => row.slug === slug)
    if (!found) throw new Error(`no demo course is called ${slug}`)
    return found.id
  }
  await tx.insert(courseSetting).values(demoCourses.map(({ slug, setting }) => ({ courseId: idOf(slug), ...setting })))
  await tx
    .insert(batchCategory)
    .values(inOrder(demoBatchCategories).map(({ course: slug, ...row }) => ({ ...row, courseId: idOf(slug) })))
}

const seedDoctors = async (tx: Tx): Promise<void> => {
  for (const { college, ...row } of demoDoctors) {
    const [found] = await tx
      .select({ medicalCollegeId: medicalCollege.id })
      .from(medicalCollege)
      .where(eq(medicalCollege.nameEn, college))
    if (!found) throw new Error(`no medical college is called ${college}`)
    await tx.insert(doctor).values({ ...row, ...found })
  }
}

/** A centre that does not exist, complete enough that no page looks empty. */
export const seedDemo = (db: Db, now = new Date()): Promise<boolean> =>
  applyOnce(db, 'demo', async (tx) => {
    await tx.insert(site).values(demoSite)
    await tx.insert(scrollingNotice).values(inOrder(demoScrollingNotices))
    await tx.insert(heroSlide).values(inOrder(demoHeroSlides))
    await seedCourses(tx)
    await tx.insert(event).values(inOrder(demoEvents(now)))
    await tx.insert(service).values(inOrder(demoServices))
    await tx.insert(contact).values(inOrder(demoContacts))
    await tx.insert(faq).values(inOrder(demoFaqs))
    await seedDoctors(tx)
    await tx.insert(staff).values(demoStaff)
  })

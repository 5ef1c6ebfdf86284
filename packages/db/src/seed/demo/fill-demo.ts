import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import {
  batchCategory,
  contact,
  course,
  courseSetting,
  doctor,
  event,
  faq,
  freeVideo,
  galleryAlbum,
  galleryPicture,
  heroSlide,
  medicalCollege,
  page,
  scrollingNotice,
  service,
  site,
  staff,
} from '../../tables/index.ts'
import { demoBatchCategories } from './batches/batch-categories.ts'
import { seedBatches } from './batches/seed-batches.ts'
import { seedComplaints } from './complaints/seed-complaints.ts'
import { seedInbox } from './complaints/seed-inbox.ts'
import { demoCourses } from './courses/index.ts'
import { seedCutMarks } from './cut-marks/seed-cut-marks.ts'
import { demoDoctors, demoStaff } from './doctors.ts'
import { seedDocuments } from './documents/seed-documents.ts'
import { seedDrafts } from './drafts/seed-drafts.ts'
import { demoEvents } from './events/events.ts'
import { seedEventRegistrations } from './events/seed-event-registrations.ts'
import { type IdOf, idsByName } from './ids-by-name.ts'
import { seedLiveClasses } from './live-classes/seed-live-classes.ts'
import { seedNotebook } from './notebook/seed-notebook.ts'
import { seedNotices } from './notices/seed-notices.ts'
import { seedOfficeDay } from './office/seed-office-day.ts'
import { seedOwnCourses } from './own-courses/seed-own-courses.ts'
import { demoPages } from './pages/index.ts'
import { seedDeskPapers } from './paper-desk/seed-desk-papers.ts'
import { seedPapers } from './papers/seed-papers.ts'
import type { DemoSize } from './papers/simulate-sittings.ts'
import { seedOrderStates } from './payments/seed-order-states.ts'
import { seedPayments } from './payments/seed-payments.ts'
import { seedPlan } from './plan/seed-plan.ts'
import { seedPractice } from './practice/seed-practice.ts'
import { seedQuestionBank } from './question-bank/seed-question-bank.ts'
import { seedSheets } from './sheets/seed-sheets.ts'
import { type Branch, demoContacts } from './site/contacts.ts'
import { demoFaqs } from './site/faqs.ts'
import { demoFreeVideos } from './site/free-videos.ts'
import { demoGalleryAlbums } from './site/gallery.ts'
import { demoHeroSlides } from './site/hero-slides.ts'
import { demoScrollingNotices } from './site/scrolling-notices.ts'
import { demoServices } from './site/services.ts'
import { demoSite } from './site/site.ts'
import { seedModelTest } from './sittings/seed-model-test.ts'
import { seedRunningExam } from './sittings/seed-running-exam.ts'
import { seedSubscriptions } from './subscriptions/seed-subscriptions.ts'
import { seedVideos } from './videos/seed-videos.ts'

const inOrder = <Row>(rows: Row[]): (Row & { position: number })[] =>
  rows.map((row, position) => ({ ...row, position }))

const seedContacts = async (tx: Tx): Promise<IdOf<Branch>> => {
  const rows = await tx
    .insert(contact)
    .values(inOrder(demoContacts).map(({ branch: _, ...row }) => row))
    .returning({ id: contact.id, name: contact.name })
  const branches = demoContacts.map(({ branch, name }) => ({
    branch,
    row: rows.find((row) => row.name.bn === name.bn),
  }))
  return idsByName('branch', new Map(branches.flatMap(({ branch, row }) => (row ? [[branch, row.id] as const] : []))))
}

const seedCourses = async (tx: Tx): Promise<IdOf> => {
  const courses = await tx
    .insert(course)
    .values(inOrder(demoCourses).map(({ setting: _, ...row }) => row))
    .returning({ id: course.id, slug: course.slug })
  const idOf = idsByName('course', new Map(courses.map(({ slug, id }) => [slug, id])))
  await tx.insert(courseSetting).values(demoCourses.map(({ slug, setting }) => ({ courseId: idOf(slug), ...setting })))
  await tx
    .insert(batchCategory)
    .values(inOrder(demoBatchCategories).map(({ course: slug, ...row }) => ({ ...row, courseId: idOf(slug) })))
  return idOf
}

const seedGallery = async (tx: Tx): Promise<void> => {
  for (const { pictures, ...album } of inOrder(demoGalleryAlbums)) {
    const [row] = await tx.insert(galleryAlbum).values(album).returning({ galleryAlbumId: galleryAlbum.id })
    if (row) await tx.insert(galleryPicture).values(inOrder(pictures).map((picture) => ({ ...picture, ...row })))
  }
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
export async function fillDemo(tx: Tx, now: Date, size: DemoSize): Promise<void> {
  await tx.insert(site).values(demoSite)
  await tx.insert(scrollingNotice).values(inOrder(demoScrollingNotices))
  await tx.insert(heroSlide).values(inOrder(demoHeroSlides))
  const branchId = await seedContacts(tx)
  const courseId = await seedCourses(tx)
  await seedBatches(tx, now, { courseId, branchId })
  await tx
    .insert(event)
    .values(
      inOrder(demoEvents(now)).map(({ branch, ...row }) => ({ ...row, contactId: branch ? branchId(branch) : null })),
    )
  await tx.insert(service).values(inOrder(demoServices))
  await tx.insert(faq).values(inOrder(demoFaqs))
  await tx.insert(page).values(inOrder(demoPages))
  await seedGallery(tx)
  await tx.insert(freeVideo).values(inOrder(demoFreeVideos))
  await seedDoctors(tx)
  // Long enough ago that they may sign for each other.
  const roleGivenAt = new Date(now.getTime() - 90 * 86_400_000)
  await tx.insert(staff).values(demoStaff.map((member) => ({ ...member, roleGivenAt })))
  await nameTeachers(tx)
  await seedPapers(tx, now, { courseId, ...size })
  await seedPayments(tx, now)
  await seedEventRegistrations(tx, now)
  await seedOwnCourses(tx, now)
  await seedNotebook(tx, now)
  await seedCutMarks(tx, now)
  await seedVideos(tx, now)
  await seedLiveClasses(tx, now)
  await seedPlan(tx, now)
  await seedPractice(tx, now)
  await seedDocuments(tx, now)
  await seedNotices(tx, now)
  await seedComplaints(tx, now)
  await seedInbox(tx, now)
  await seedSheets(tx, now)
  await seedSubscriptions(tx, now)
  await seedOrderStates(tx, now)
  await seedDrafts(tx, now)
  await seedDeskPapers(tx, now)
  await seedQuestionBank(tx, now)
  await seedOfficeDay(tx, now)
  await seedRunningExam(tx, now, { courseId, ...size })
  await seedModelTest(tx, now, { courseId, ...size })
}

/** Who teaches and signs in to the office is one person: rows of the timetables are their own. */
const nameTeachers = (tx: Tx) =>
  tx
    .update(staff)
    .set({ teacherId: sql`(select id from teacher where name ->> 'bn' = ${staff.name} limit 1)` })
    .where(eq(staff.role, 'teacher'))

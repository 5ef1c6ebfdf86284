import { asc, eq, inArray, like } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { course, doctor, enrolment, paper, paperBatch, scheduleEvent } from '../../../tables/index.ts'
import { dayOf, isoDate, momentAt } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import { idsByName } from '../ids-by-name.ts'
import { enrolInCourse } from '../papers/course-exams.ts'
import { enrolledExaminees, examineesOf } from '../papers/who-sat.ts'
import { seedOrder } from '../payments/seed-payments.ts'
import { addEveningSchedule } from './add-evening-schedule.ts'
import { findOwnCourse, findRunningBatch, type OwnCourse } from './find-own-course.ts'
import { seedWeeklyExams } from './seed-weekly-exams.ts'
import { bcsSatExams, bcsSources, fcpsNextExam, fcpsSatExams, fcpsSources } from './weekly-exams.ts'
import { writeSyllabuses } from './write-syllabuses.ts'

/** Who of the invented doctors is in the BCS batch of the demo. */
const bcsClassmates = { from: 100, to: 140 }

/**
 * The first demo doctor in the middle of two batches: results that get better in the one, a second one that is paid in full,
 * an exam she missed and can still sit, papers beside the timetable, and what to read for every exam.
 */
export async function seedOwnCourses(tx: Tx, now: Date): Promise<void> {
  const today = dayOf(now)
  const [{ id: doctorId } = { id: 0 }] = await tx
    .select({ id: doctor.id })
    .from(doctor)
    .where(eq(doctor.phone, demoDoctors[0]!.phone))
  const examinees = examineesOf(await readExaminees(tx))
  const courses = await tx.select({ id: course.id, slug: course.slug }).from(course)
  const courseId = idsByName('course', new Map(courses.map(({ slug, id }) => [slug, id])))

  const fcps = await findOwnCourse(tx, doctorId)
  const held = examRowsOf(fcps, now)
  const fcpsExams = {
    course: fcps,
    slug: 'fcps-part-1',
    sources: fcpsSources,
    doctorId,
    classmates: examinees.slice(enrolledExaminees.from, enrolledExaminees.to),
    courseId,
    now,
  }
  // The first was missed, the last is open.
  await seedWeeklyExams(tx, { ...fcpsExams, rows: held.slice(1, -1), exams: fcpsSatExams })
  const next = fcps.rows.filter(({ kind, startsAt }) => kind === 'exam' && startsAt > now).slice(0, 1)
  await seedWeeklyExams(tx, { ...fcpsExams, rows: next, exams: [fcpsNextExam] })
  await openLate(tx, 'fcps-medicine-weekly-ecg', momentAt(today + 9, 24 * 60 - 1))
  await giveToBatch(tx, fcps, ['fcps-part-1-paper', 'quiz-renal'])

  const bcs = await findRunningBatch(tx, 'bcs-preliminary', isoDate(today))
  const classmates = examinees.slice(bcsClassmates.from, bcsClassmates.to)
  await enrolInCourse(
    tx,
    { ...bcs, exams: [] },
    classmates.map((each) => each.doctorId),
  )
  const [made] = await tx
    .insert(enrolment)
    .values({ doctorId, batchId: bcs.batchId, scheduleId: bcs.scheduleId })
    .returning({ id: enrolment.id })
  const booked = today - 20
  const own = { doctorId, enrolmentId: made!.id, batchId: bcs.batchId, scheduleId: bcs.scheduleId }
  await seedOrder(tx, { ...own, bookedOn: booked, dueOn: [booked, booked, booked], gateway: 'sslcommerz' })
  await seedWeeklyExams(tx, {
    course: bcs,
    slug: 'bcs',
    rows: examRowsOf(bcs, new Date(now.getTime() - 3 * 86_400_000)),
    exams: bcsSatExams,
    sources: bcsSources,
    doctorId,
    classmates,
    courseId,
    now,
  })
  await giveToBatch(tx, bcs, ['bcs-50-model-test', 'quiz-constitution'])
  await writeSyllabuses(tx, [fcps, bcs])
  await nameRevision(tx, fcps, held.at(-1)!.id)
  await addEveningSchedule(tx, fcps, today)
}

const examRowsOf = ({ rows }: OwnCourse, before: Date) =>
  rows.filter(({ kind, startsAt }) => kind === 'exam' && startsAt < before)

async function readExaminees(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: doctor.id })
    .from(doctor)
    .where(like(doctor.phone, '+8801700001%'))
    .orderBy(asc(doctor.id))
  return rows.map(({ id }) => id)
}

/** The exam that is open asks about the first system, when the lectures are elsewhere already. */
async function nameRevision(tx: Tx, { rows }: OwnCourse, eventId: number): Promise<void> {
  const [first] = rows
  const system = rows.filter(({ kind, subject }) => kind !== 'exam' && subject?.bn === first?.subject?.bn)
  await tx
    .update(scheduleEvent)
    .set({
      syllabus: {
        bn: system.map(({ title }) => title.bn).join('\n'),
        en: system.map(({ title }) => title.en ?? title.bn).join('\n'),
      },
      title: { bn: 'পুনরালোচনা পরীক্ষা: Cardiovascular System', en: 'Revision exam: Cardiovascular System' },
      subject: { bn: 'Cardiovascular System', en: 'Cardiovascular System' },
    })
    .where(eq(scheduleEvent.id, eventId))
}

async function openLate(tx: Tx, key: string, lateUntil: Date): Promise<void> {
  await tx.update(paper).set({ lateUntil }).where(eq(paper.key, key))
}

/** Papers beside the timetable. */
async function giveToBatch(tx: Tx, { batchId }: OwnCourse, keys: string[]): Promise<void> {
  const papers = await tx.select({ paperId: paper.id }).from(paper).where(inArray(paper.key, keys))
  await tx.insert(paperBatch).values(papers.map(({ paperId }) => ({ paperId, batchId })))
}

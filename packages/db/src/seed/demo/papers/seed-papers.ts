import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { doctor, medicalCollege } from '../../../tables/index.ts'
import { momentFrom } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import type { IdOf } from '../ids-by-name.ts'
import { insertInChunks } from '../insert-in-chunks.ts'
import { enrolInCourse, findRunningCourse, linkCourseExams } from './course-exams.ts'
import { demoExaminees } from './examinees.ts'
import { demoCoursePapers, demoPapers } from './index.ts'
import { type DatedPaper, insertPapers } from './insert-papers.ts'
import { insertQuestions } from './insert-questions.ts'
import { insertSittings } from './insert-sittings.ts'
import { misprints } from './misprints.ts'
import { seedObjections } from './seed-objections.ts'
import { type DemoSize, simulateSittings } from './simulate-sittings.ts'
import { enrolledExaminees, examineesOf } from './who-sat.ts'

/** They joined over a year, not all on the day of the demo. */
const joinedEveryMs = 9 * 3_600_000

const insertExaminees = async (tx: Tx, now: Date): Promise<number[]> => {
  const colleges = await tx.select({ id: medicalCollege.id }).from(medicalCollege).orderBy(asc(medicalCollege.id))
  const rows = demoExaminees.map((row, at) => ({
    ...row,
    medicalCollegeId: colleges[at % colleges.length]?.id,
    createdAt: new Date(now.getTime() - (at + 1) * joinedEveryMs),
  }))
  const ids: number[] = []
  await insertInChunks(rows, async (some) => {
    const inserted = await tx.insert(doctor).values(some).returning({ id: doctor.id })
    ids.push(...inserted.map(({ id }) => id))
  })
  return ids
}

/** The first demo doctor: enrolled in a running course, with some exams behind her. */
const findDemoDoctor = async (tx: Tx): Promise<number> => {
  const phone = demoDoctors[0]?.phone ?? ''
  const [row] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, phone))
  if (!row) throw new Error(`no demo doctor has the number ${phone}`)
  return row.id
}

/**
 * The question bank, the papers, and enough finished sittings for ranks and pictures to mean something. None is marked: the
 * jobs of the server mark them and draw the ranks, as they do for real ones.
 */
export async function seedPapers(
  tx: Tx,
  now: Date,
  { courseId, ...size }: DemoSize & { courseId: IdOf },
): Promise<void> {
  const momentOf = momentFrom(now)

  const asked = new Set([...demoPapers, ...demoCoursePapers].flatMap(({ questions }) => questions))
  const bank = await insertQuestions(tx, [...asked], momentOf)
  const course = await findRunningCourse(tx, demoCoursePapers, now)
  const timed = demoPapers.map(
    (paper): DatedPaper => ({
      paper,
      opensAt: momentOf(paper.opens),
      closesAt: paper.closes && momentOf(paper.closes),
      access: 'free',
    }),
  )
  const papers = await insertPapers(tx, [...timed, ...course.exams], bank, courseId)
  await linkCourseExams(tx, course, papers.slice(timed.length))

  const examineeIds = await insertExaminees(tx, now)
  const demoDoctorId = await findDemoDoctor(tx)
  const classmates = examineeIds.slice(enrolledExaminees.from, enrolledExaminees.to)
  await enrolInCourse(tx, course, [demoDoctorId, ...classmates])
  const misprinted = [...bank].filter(([{ text }]) => misprints.some(({ of }) => of === text))
  // Those that many object to are those that many know.
  const wellKnown = new Set(misprinted.map(([, { id }]) => id))
  const crowd = { examinees: examineesOf(examineeIds), demoDoctorId, wellKnown, ...size }
  const sittings = simulateSittings(papers, crowd, now)
  await insertSittings(tx, sittings)
  await seedObjections(tx, { papers, sittings, bank, now })
}

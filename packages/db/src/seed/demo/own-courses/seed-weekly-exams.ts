import { eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { scheduleEvent } from '../../../tables/index.ts'
import { momentFrom } from '../dhaka-calendar.ts'
import type { IdOf } from '../ids-by-name.ts'
import { seededChance } from '../papers/chance.ts'
import { linkCourseExams } from '../papers/course-exams.ts'
import { type DatedPaper, insertPapers } from '../papers/insert-papers.ts'
import { insertQuestions } from '../papers/insert-questions.ts'
import { insertSittings } from '../papers/insert-sittings.ts'
import { readBank, type Source } from '../papers/read-bank.ts'
import { type Examinee, type SittablePaper, type Sitting, simulateSitting } from '../papers/simulate-sitting.ts'
import { startWithin } from '../papers/who-sat.ts'
import type { OwnCourse } from './find-own-course.ts'
import type { WeeklyExam } from './weekly-exams.ts'

const day = 86_400_000
const openDays = 3

type CourseWithExams = {
  course: OwnCourse
  /** Slug of the course the papers prepare for. */
  slug: string
  /** The rows whose exams these are, in the same order. */
  rows: OwnCourse['rows']
  exams: readonly WeeklyExam[]
  /** Where questions stand already that are asked again. */
  sources: readonly Source[]
  doctorId: number
  classmates: readonly Examinee[]
  courseId: IdOf
  now: Date
}

/** Puts papers into rows of a timetable; those that are over were sat by the demo doctor and by most who learn beside her. */
export async function seedWeeklyExams(tx: Tx, given: CourseWithExams): Promise<void> {
  const { course, rows, slug } = given
  const exams = given.exams.slice(0, rows.length)
  const dated = exams.map((exam, at): DatedPaper & { eventId: number } => {
    const row = rows[at]!
    const closesAt = new Date(row.startsAt.getTime() + openDays * day)
    return { paper: asPaper(exam, row, slug), opensAt: row.startsAt, closesAt, access: 'enrolled', eventId: row.id }
  })
  const known = await readBank(tx, given.sources)
  const fresh = exams.flatMap(({ questions }) => questions).filter((asked) => !known.has(asked))
  const made = fresh.length > 0 ? await insertQuestions(tx, fresh, momentFrom(given.now)) : []
  const papers = await insertPapers(tx, dated, new Map([...known, ...made]), given.courseId)
  await linkCourseExams(tx, { ...course, exams: dated }, papers)
  for (const [at, { title }] of exams.entries())
    if (title) await tx.update(scheduleEvent).set({ title, subject: null }).where(eq(scheduleEvent.id, rows[at]!.id))
  await insertSittings(
    tx,
    papers.flatMap((each, at) => sittingsOf(each, exams[at]!, given)),
  )
}

const asPaper = (exam: WeeklyExam, row: OwnCourse['rows'][number], course: string): DatedPaper['paper'] => ({
  key: exam.key,
  kind: 'schedule_exam',
  title: exam.title ?? row.title,
  summary: {
    bn: 'সপ্তাহের পড়া আর আগের লেকচারগুলো থেকে মিশ্র ১০টি প্রশ্ন।',
    en: 'Ten mixed questions on the week’s reading and the lectures before it.',
  },
  course,
  rules: exam.rules,
  attempts: 1,
  shuffle: { questions: 'as_written', parts: false },
  questions: exam.questions,
})

/** A quarter of the others stays away, each week another. */
function sittingsOf(
  each: SittablePaper,
  exam: WeeklyExam,
  { exams, classmates, doctorId, now }: CourseWithExams,
): Sitting[] {
  if (each.times.opensAt > now) return []
  const at = exams.indexOf(exam)
  const chance = seededChance(3_000 + each.questions[0]!.id)
  const difficulty = new Map(each.questions.map(({ id }) => [id, 0.1 + 0.8 * chance.normal()]))
  const last = new Date(each.times.closesAt!.getTime() - each.times.durationMinutes * 60_000)
  const came = classmates.filter((_, index) => index % 4 !== at % 4)
  const own = { doctorId, ability: exam.ability, leanings: {} }
  return (exam.missed ? came : [...came, own]).map((examinee) =>
    simulateSitting(each, examinee, startWithin(each.times.opensAt, last, chance), difficulty, chance),
  )
}

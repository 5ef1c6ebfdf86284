import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { batch, batchCategory, enrolment, paperBatch, schedule, scheduleEvent } from '../../../tables/index.ts'
import { insertInChunks } from '../insert-in-chunks.ts'
import type { CoursePaper } from './demo-paper.ts'
import type { DatedPaper } from './insert-papers.ts'
import type { SittablePaper } from './simulate-sitting.ts'

const day = 86_400_000

export type CourseExam = DatedPaper & { eventId: number }

export type RunningCourse = { batchId: number; scheduleId: number; exams: CourseExam[] }

/** The FCPS medicine batch that has begun, and the rows of its timetable whose exams are in the demo. */
export async function findRunningCourse(tx: Tx, papers: readonly CoursePaper[], now: Date): Promise<RunningCourse> {
  const rows = await tx
    .select({
      batchId: batch.id,
      scheduleId: schedule.id,
      eventId: scheduleEvent.id,
      startsAt: scheduleEvent.startsAt,
    })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .innerJoin(batchCategory, eq(batchCategory.id, batch.batchCategoryId))
    .where(
      and(
        eq(batchCategory.slug, 'fcps-part-1-medicine'),
        eq(scheduleEvent.kind, 'exam'),
        lt(scheduleEvent.startsAt, now),
        sql`${batch.endsOn} >= ${now.toISOString().slice(0, 10)}`,
      ),
    )
    .orderBy(asc(scheduleEvent.startsAt))
  const [first] = rows
  if (!first) throw new Error('no FCPS medicine batch has held an exam')
  const exams = papers.map((paper): CourseExam => {
    const { eventId, startsAt } = (paper.row === 'first' ? rows.at(0) : rows.at(-1)) ?? first
    const closesAt = new Date(startsAt.getTime() + paper.openDays * day)
    return { paper, eventId, opensAt: startsAt, closesAt, access: 'enrolled' }
  })
  return { batchId: first.batchId, scheduleId: first.scheduleId, exams }
}

/** Opens the papers to the batch and names them in its timetable, whose rows then say how long these exams are. */
export async function linkCourseExams(tx: Tx, course: RunningCourse, papers: readonly SittablePaper[]): Promise<void> {
  for (const [at, { eventId, opensAt }] of course.exams.entries()) {
    const paper = papers[at]
    if (!paper) throw new Error(`the exam of row ${eventId} was not inserted`)
    await tx.insert(paperBatch).values({ paperId: paper.id, batchId: course.batchId })
    const endsAt = new Date(opensAt.getTime() + paper.times.durationMinutes * 60_000)
    await tx
      .update(scheduleEvent)
      .set({ paperId: paper.id, questions: paper.questions.length, endsAt })
      .where(eq(scheduleEvent.id, eventId))
  }
}

/** Their seats are among those that the schedule says are sold. */
export async function enrolInCourse(tx: Tx, course: RunningCourse, doctorIds: readonly number[]): Promise<void> {
  const { batchId, scheduleId } = course
  const rows = doctorIds.map((doctorId) => ({ doctorId, batchId, scheduleId, state: 'active' as const }))
  await insertInChunks(rows, (some) => tx.insert(enrolment).values(some))
}

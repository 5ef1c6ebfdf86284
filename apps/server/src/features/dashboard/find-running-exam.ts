import type { dashboard, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { countPositions } from '@prostuti/exam-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { isRowOfEnrolment } from '../enrolment/index.ts'
import { isExam } from '../exam/index.ts'

const { attempt, enrolment, paper, scheduleEvent } = tables

type Running = ResponseOf<typeof dashboard>['running']

/** The exam the doctor has begun and not handed in; the one that ends first, should there be two. */
export async function findRunningExam(
  tx: Tx,
  { doctorId, locale, now }: { doctorId: number; locale: Locale; now: Date },
): Promise<Running> {
  const [row] = await tx
    .select({ attempt, paper, enrolmentId: enrolment.id, eventId: scheduleEvent.id, rowTitle: scheduleEvent.title })
    .from(attempt)
    .innerJoin(paper, eq(paper.id, attempt.paperId))
    // An exam of a schedule is entered through the doctor's own row of it.
    .leftJoin(scheduleEvent, and(eq(paper.kind, 'schedule_exam'), eq(scheduleEvent.paperId, paper.id)))
    .leftJoin(enrolment, and(isRowOfEnrolment, eq(enrolment.doctorId, doctorId)))
    .where(and(eq(attempt.doctorId, doctorId), isExam(), isNull(attempt.finishedAt), gt(attempt.endsAt, now)))
    .orderBy(asc(attempt.endsAt), enrolment.id)
    .limit(1)
  const room = row && roomOf(row)
  if (!row || room === undefined) return null
  return {
    title: pickText(row.rowTitle ?? row.paper.title, locale),
    ends_at: row.attempt.endsAt.toISOString(),
    answered: countPositions(row.attempt.answeredPlaces) + countPositions(row.attempt.partialPlaces),
    questions: row.paper.questionCount,
    room,
  }
}

type Found = { paper: { kind: string; key: string }; enrolmentId: number | null; eventId: number | null }

function roomOf({ paper, enrolmentId, eventId }: Found): string | undefined {
  if (paper.kind === 'quiz') return `/on-spot-quiz/${paper.key}`
  if (paper.kind !== 'schedule_exam') return `/on-spot-bcs-exam/${paper.key}`
  return enrolmentId === null ? undefined : `/my/courses/${enrolmentId}/events/${eventId}/exam/participated`
}

import { type Tx, tables } from '@prostuti/db'
import { ranksRelease, resultRelease } from '@prostuti/exam-rules'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isRowOfEnrolment } from '../../enrolment/index.ts'
import type { PaperRow } from '../papers/paper-times.ts'

const { courseSetting, enrolment, scheduleEvent } = tables

/** Whether those who sat a paper in its own time see what they got. */
export function areResultsOut(now: Date, paper: PaperRow): boolean {
  if (paper.stage !== 'frozen' || paper.opensAt === null || now < paper.opensAt) return false
  const handedIn = { at: paper.opensAt, by: 'doctor' } as const
  const attempt = {
    startedAt: paper.opensAt,
    endsAt: paper.opensAt,
    pausedAt: null,
    ranked: true,
    finish: handedIn,
    regradedAt: null,
  }
  return resultRelease(now, paper, { attempt, embargoUntil: null }).marks.released
}

/** Whether they see their ranks as well: a course may keep them hidden. */
export async function ranksShown(tx: Tx, paper: PaperRow, now: Date): Promise<boolean> {
  if (!ranksRelease(now, paper).released) return false
  if (paper.courseId === null) return true
  const [setting] = await tx
    .select({ showRank: courseSetting.showRank })
    .from(courseSetting)
    .where(eq(courseSetting.courseId, paper.courseId))
  return setting?.showRank !== false
}

/** Where each of some doctors reads their result of a paper. */
export async function resultLinks(
  tx: Tx,
  { paper, doctorIds }: { paper: PaperRow; doctorIds: readonly number[] },
): Promise<Map<number, string>> {
  if (paper.kind !== 'schedule_exam') {
    const family = paper.kind === 'quiz' ? 'quiz' : 'bcs-exam'
    return new Map(doctorIds.map((id) => [id, `/my/${family}/results/${paper.key}`]))
  }
  const rows = await tx
    .select({ doctorId: enrolment.doctorId, id: enrolment.id, eventId: scheduleEvent.id })
    .from(scheduleEvent)
    .innerJoin(enrolment, isRowOfEnrolment)
    .where(and(eq(scheduleEvent.paperId, paper.id), inArray(enrolment.doctorId, [...doctorIds])))
    .orderBy(sql`${enrolment.state} = 'active'`, asc(enrolment.id))
  const own = new Map(
    rows.map(({ doctorId, id, eventId }) => [doctorId, `/my/courses/${id}/events/${eventId}/exam/result`]),
  )
  return new Map(doctorIds.map((id) => [id, own.get(id) ?? '/my/results']))
}

import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Paper, PaperStore } from './paper-store.ts'
import type { PaperRow } from './paper-times.ts'

const { enrolment, scheduleEvent } = tables

export async function findPaper(papers: PaperStore, key: string, kinds: readonly PaperRow['kind'][]): Promise<Paper> {
  const found = await papers.byKey(key, kinds)
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** `entry`: what would be said to the doctor who wanted to begin it now, whatever the hour. */
export type CourseExam = { paperId: number; entry: 'open' | 'not_enrolled' | 'exam_closed' }

type Wanted = { doctorId: number; enrolmentId: number; eventId: number }

/** The exam of one row of the schedule that belongs to an enrolment of the doctor's own. */
export async function findCourseExam(tx: Tx, { doctorId, enrolmentId, eventId }: Wanted): Promise<CourseExam> {
  const [row] = await tx
    .select({ paperId: scheduleEvent.paperId, state: enrolment.state, isCancelled: scheduleEvent.isCancelled })
    .from(enrolment)
    .innerJoin(scheduleEvent, eq(scheduleEvent.scheduleId, enrolment.scheduleId))
    .where(and(eq(enrolment.id, enrolmentId), eq(enrolment.doctorId, doctorId), eq(scheduleEvent.id, eventId)))
  if (row === undefined || row.paperId === null) throw new AppError('not_found')
  const enrolled = row.state === 'active' ? 'open' : 'not_enrolled'
  return { paperId: row.paperId, entry: row.isCancelled ? 'exam_closed' : enrolled }
}

const trustedForMs = 60_000
const keptAtMost = 20_000

/** Which paper a row leads to, kept for a while: a save must not cost a query for it, and rights are asked at the start only. */
export function keepCoursePaperIds(tx: Tx): (wanted: Wanted) => Promise<number> {
  const kept = new Map<string, { paperId: number; at: number }>()
  return async (wanted) => {
    const key = `${wanted.doctorId} ${wanted.enrolmentId} ${wanted.eventId}`
    const known = kept.get(key)
    if (known !== undefined && performance.now() - known.at < trustedForMs) return known.paperId
    const { paperId } = await findCourseExam(tx, wanted)
    if (kept.size >= keptAtMost) kept.clear()
    kept.set(key, { paperId, at: performance.now() })
    return paperId
  }
}

import { type Tx, tables } from '@prostuti/db'
import { answersRelease, missedAnswersRelease } from '@prostuti/exam-rules'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { isRowOfEnrolment } from '../../enrolment/index.ts'
import { asAttempt, attemptTimeColumns, isExam } from '../../exam/index.ts'

const { attempt, enrolment, paper, scheduleEvent } = tables

/** What decides whether its answers are open, and when it was changed. Never its rules: there are many papers. */
const columns = {
  id: paper.id,
  opensAt: paper.opensAt,
  closesAt: paper.closesAt,
  extendedUntil: paper.extendedUntil,
  pausedAt: paper.pausedAt,
  lateAllowed: paper.lateAllowed,
  lateUntil: paper.lateUntil,
  marksEarly: paper.marksEarly,
  answersAt: paper.answersAt,
  ranksAt: paper.ranksAt,
  heldAt: paper.heldAt,
  keysRevision: paper.keysRevision,
  updatedAt: paper.updatedAt,
}

/** `lapsed`: not the doctor's to read (any more). `waiting`: theirs, but its answers are not out to them now. */
type Openness = 'open' | 'waiting' | 'lapsed'

export type SourceExam = { id: number; stamp: string; opensAt: Date }

type Question = { doctorId: number; now: Date; paperIds?: readonly number[] }

/**
 * The exams whose answers are open to a doctor now, by the rules of the review: those that they sat, and, once nobody can sit them any
 * more, the missed ones of their courses and the free ones. What other exams keep back is asked for besides.
 */
export async function readSourceExams(tx: Tx, question: Question): Promise<SourceExam[]> {
  return (await readPapers(tx, question)).flatMap(({ openness, id, keysRevision, updatedAt, opensAt }) =>
    openness === 'open' ? [{ id, stamp: `${keysRevision} ${updatedAt.getTime()}`, opensAt: opensAt! }] : [],
  )
}

/** `at`: when an exam that waits opens; null where nobody knows. */
type Standing = { openness: Openness; at: Date | null }

/** How these exams stand for a doctor; one that is hidden or gone has lapsed. */
export async function readOpenness(
  tx: Tx,
  question: Question & { paperIds: readonly number[] },
): Promise<Map<number, Standing>> {
  const found = new Map((await readPapers(tx, question)).map(({ id, openness, at }) => [id, { openness, at }]))
  return new Map(question.paperIds.map((id) => [id, found.get(id) ?? { openness: 'lapsed', at: null }]))
}

async function readPapers(tx: Tx, { doctorId, now, paperIds }: Question) {
  const meant = paperIds && sql`${paper.id} = any(${`{${paperIds.join()}}`}::int[])`
  const [rows, sat] = await Promise.all([
    tx
      .select({ ...columns, mayRead: mayRead(doctorId), mayMiss: mayMiss(doctorId) })
      .from(paper)
      .where(and(isExam(), paper.isActive, eq(paper.stage, 'frozen'), lte(paper.opensAt, now), meant)),
    tx
      .select({ paperId: attempt.paperId, ...attemptTimeColumns })
      .from(attempt)
      .innerJoin(paper, eq(paper.id, attempt.paperId))
      .where(and(eq(attempt.doctorId, doctorId), isExam(), meant)),
  ])
  const attemptsOf = Map.groupBy(sat, ({ paperId }) => paperId)
  return rows.map(({ mayRead: reads, mayMiss: misses, ...row }) => {
    const attempts = (attemptsOf.get(row.id) ?? []).map(asAttempt)
    const late = row.lateAllowed ? { until: row.lateUntil } : null
    const release =
      attempts.length > 0
        ? answersRelease(now, row, { attempts, embargoUntil: null })
        : missedAnswersRelease(now, { ...row, late }, { embargoUntil: null })
    const isOwn = attempts.length > 0 ? reads : misses
    const openness: Openness = isOwn ? (release.released ? 'open' : 'waiting') : 'lapsed'
    return { ...row, openness, at: release.released ? null : release.at }
  })
}

const courses = (doctorId: number) => sql`from enrolment own where own.doctor_id = ${doctorId} and own.state = 'active'`
const inBatches = (doctorId: number) => sql`(${paper.id} in (select given.paper_id from paper_batch given
  where given.batch_id in (select own.batch_id ${courses(doctorId)})))`
const atEvents = (doctorId: number) => sql`(${paper.access} = 'event' and ${paper.eventId} in (
  select event_id from event_registration where doctor_id = ${doctorId}))`
const isFree = sql`(${paper.access} = 'free' and ${paper.kind} <> 'schedule_exam')`

/** In a timetable of a running course; also in one that the doctor left. */
const inTimetables = (doctorId: number) => sql`(${paper.id} in (select ${scheduleEvent.paperId} from ${scheduleEvent}
  join ${enrolment} on ${isRowOfEnrolment} where ${enrolment.doctorId} = ${doctorId} and ${enrolment.state} = 'active'))`

/** What they sat they read while they are in its course; of a timetable that they left as well. */
const mayRead = (doctorId: number): SQL<boolean> =>
  sql<boolean>`(${isFree} or ${atEvents(doctorId)} or ${inBatches(doctorId)} or ${inTimetables(doctorId)})`

/** What they missed is theirs where they could have sat it: in the timetable of today, and not called off. */
const mayMiss = (doctorId: number): SQL<boolean> => {
  const held = sql`${paper.id} in (select row.paper_id from schedule_event row where not row.is_cancelled
    and row.schedule_id in (select own.schedule_id ${courses(doctorId)}))`
  return sql<boolean>`(${isFree} or ${atEvents(doctorId)} or ${inBatches(doctorId)} or ${held})`
}

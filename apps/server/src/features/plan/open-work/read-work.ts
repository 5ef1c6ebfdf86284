import type { courseTimetable, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { KnownWork } from '@prostuti/learning-rules/plan/left-to-lay'
import type { Span } from '@prostuti/learning-rules/plan/spans'
import { cardsWork, lectureWork, revisionMinutes, revisionWork } from '@prostuti/learning-rules/plan/work-of'
import { type Locale, pickText } from '@prostuti/text/locale'
import { inArray } from 'drizzle-orm'
import { listOwnCourses } from '../../enrolment/index.ts'
import type { ParticipantCounts } from '../../exam/index.ts'
import { isToWatch, readRunningRows } from '../../timetable/index.ts'
import { readCardDays } from './card-days.ts'

const { batch } = tables

export type WorkReader = { doctorId: number; locale: Locale; now: Date; counts: ParticipantCounts }

type Row = ResponseOf<typeof courseTimetable>['rows'][number]
type CourseRow = Row & { courseId: number; course: string }

export type OwnWork = {
  /** Every row of the running courses, by its id. */
  rows: ReadonlyMap<number, CourseRow>
  /** Classes and exams, which have their time. */
  fixed: (CourseRow & Span)[]
  work: KnownWork[]
}

/** Who changes a plan: what there is to do is read before their transaction, whose one connection cannot be asked several things at once. */
export type PlanWriter = Pick<WorkReader, 'doctorId' | 'now'> & { known: Pick<OwnWork, 'fixed' | 'work'> }

/** Each capability is asked what it has for this doctor: what is fixed, and what is to be done. */
export async function readWork(tx: Tx, reader: WorkReader): Promise<OwnWork> {
  const rows = await readRows(tx, reader)
  const held = rows.filter(({ is_cancelled }) => !is_cancelled)
  const days = await readCardDays(tx, reader)
  return {
    rows: new Map(rows.map((row) => [row.event_id, row])),
    fixed: held
      .filter(({ kind, live_class }) => kind !== 'lecture' || live_class !== null)
      .map((row) => ({ ...row, from: Date.parse(row.starts_at), to: Date.parse(row.ends_at) })),
    work: [
      ...days.map(cardsWork).map((work) => ({ ...work, whole: work.minutes })),
      ...held.flatMap((row) => [...recordingOf(row, reader.now), ...revisionOf(row, reader.now)]),
    ],
  }
}

async function readRows(tx: Tx, { doctorId, locale, now, counts }: WorkReader): Promise<CourseRow[]> {
  const courses = await listOwnCourses(tx, doctorId)
  if (courses.length === 0) return []
  const ids = courses.map(({ batchId }) => batchId)
  const titles = await tx.select({ id: batch.id, title: batch.title }).from(batch).where(inArray(batch.id, ids))
  const titleOf = new Map(titles.map(({ id, title }) => [id, pickText(title, locale)]))
  const rowsOf = await readRunningRows(tx, { courses, locale, now, counts })
  return courses.flatMap(({ id, batchId }) =>
    (rowsOf.get(id) ?? []).map(({ row }) => ({ ...row, courseId: id, course: titleOf.get(batchId) ?? '' })),
  )
}

/** As the list of pending lectures has it: it can be watched, and was neither watched nor heard live. */
function recordingOf(row: Row, now: Date): KnownWork[] {
  const { event_id, lecture } = row
  if (lecture === null || !isToWatch(row, now)) return []
  const until = lecture.last_day === null ? null : new Date(lecture.last_day)
  const whole = Math.ceil(lecture.duration_seconds / 60)
  const minutes = Math.ceil((lecture.duration_seconds - lecture.watched_seconds) / 60)
  return [{ ...lectureWork({ eventId: event_id, minutes: Math.max(1, minutes), until }), whole }]
}

function revisionOf({ event_id, kind, starts_at, questions }: Row, now: Date): KnownWork[] {
  const startsAt = new Date(starts_at)
  if (kind === 'lecture' || startsAt <= now) return []
  const minutes = revisionMinutes(questions)
  return [{ ...revisionWork({ eventId: event_id, startsAt, minutes }), whole: minutes }]
}

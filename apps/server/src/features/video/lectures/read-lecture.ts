import type { courseLecture, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, desc, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { OwnCourse } from '../../enrolment/index.ts'
import { presentClass } from '../../live-class/index.ts'
import { lectureState } from './lecture-state.ts'
import { readVideoCards } from './read-video-cards.ts'

const { classAttendance, document, liveClass, material, scheduleEvent, teacher } = tables

type LecturePage = ResponseOf<typeof courseLecture>
type LectureKey = { course: OwnCourse; eventId: number; locale: Locale; now: Date }

/** A lecture of the course's own schedule. Rows of other schedules, and those that are exams alone, are not there. */
export async function readLecture(tx: Tx, { course, eventId, locale, now }: LectureKey): Promise<LecturePage> {
  const [found] = await tx
    .select({
      row: scheduleEvent,
      teacher: teacher.name,
      liveClass: { heldBy: liveClass.heldBy, hall: liveClass.hall },
      joinedAt: classAttendance.joinedAt,
    })
    .from(scheduleEvent)
    .leftJoin(teacher, eq(teacher.id, scheduleEvent.teacherId))
    .leftJoin(liveClass, eq(liveClass.scheduleEventId, scheduleEvent.id))
    .leftJoin(
      classAttendance,
      and(eq(classAttendance.scheduleEventId, scheduleEvent.id), eq(classAttendance.doctorId, course.doctorId)),
    )
    .where(
      and(
        eq(scheduleEvent.id, eventId),
        eq(scheduleEvent.scheduleId, course.scheduleId),
        ne(scheduleEvent.kind, 'exam'),
      ),
    )
  if (found === undefined) throw new AppError('not_found')
  const { row } = found
  const state = lectureState(row, now)
  const shown = (state === 'ready' || state === 'ended') && row.videoId !== null ? row.videoId : undefined
  const { doctorId } = course
  const cards = await readVideoCards(tx, { doctorId, videoIds: shown === undefined ? [] : [shown], locale })
  return {
    lecture: {
      event_id: row.id,
      schedule_id: row.scheduleId,
      title: pickText(row.title, locale),
      subject: pickText(row.subject, locale),
      teacher: pickText(found.teacher, locale),
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt.toISOString(),
      last_day: row.videoUntil?.toISOString() ?? null,
      state,
      live_class: presentClass(found.liveClass, found.joinedAt, locale),
      video: (shown !== undefined && cards.get(shown)) || null,
      materials: await materialsOf(tx, { batchId: course.batchId, eventId, locale, now }),
      exam: row.paperId === null ? null : { event_id: row.id },
    },
    previous: await neighbour(tx, row, 'before', locale),
    next: await neighbour(tx, row, 'after', locale),
    server_time: now.toISOString(),
  }
}

type Beside = { batchId: number; eventId: number; locale: Locale; now: Date }

async function materialsOf(tx: Tx, { batchId, eventId, locale, now }: Beside) {
  const rows = await tx
    .select({ id: material.id, title: material.title, kind: material.kind, pages: document.pages })
    .from(material)
    .innerJoin(document, eq(document.id, material.documentId))
    .where(
      and(
        eq(material.scheduleEventId, eventId),
        eq(material.batchId, batchId),
        eq(material.isActive, true),
        lte(material.publishedAt, now),
        or(isNull(material.until), gte(material.until, now)),
      ),
    )
    .orderBy(asc(material.position), asc(material.id))
  return rows.map((row) => ({ ...row, title: pickText(row.title, locale) }))
}

type Place = Pick<typeof scheduleEvent.$inferSelect, 'id' | 'scheduleId' | 'startsAt'>

/** The nearest other lecture of the same schedule that takes place. */
async function neighbour(tx: Tx, { id, scheduleId, startsAt }: Place, side: 'before' | 'after', locale: Locale) {
  const here = sql`(${startsAt.toISOString()}::timestamptz, ${id}::integer)`
  const there = sql`(${scheduleEvent.startsAt}, ${scheduleEvent.id})`
  const order = side === 'before' ? desc : asc
  const [row] = await tx
    .select({ event_id: scheduleEvent.id, schedule_id: scheduleEvent.scheduleId, title: scheduleEvent.title })
    .from(scheduleEvent)
    .where(
      and(
        eq(scheduleEvent.scheduleId, scheduleId),
        ne(scheduleEvent.kind, 'exam'),
        eq(scheduleEvent.isCancelled, false),
        side === 'before' ? sql`${there} < ${here}` : sql`${there} > ${here}`,
      ),
    )
    .orderBy(order(scheduleEvent.startsAt), order(scheduleEvent.id))
    .limit(1)
  return row === undefined ? null : { ...row, title: pickText(row.title, locale) }
}

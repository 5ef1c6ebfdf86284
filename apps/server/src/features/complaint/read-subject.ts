import type { ResponseOf, readComplaint } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, desc, eq } from 'drizzle-orm'

const { adminVideo, batch, enrolment, scheduleEvent, video } = tables

type Row = typeof tables.complaint.$inferSelect
type Subject = Pick<ResponseOf<typeof readComplaint>['complaint'], 'course' | 'lecture'>

/** What the complaint is about, and where the lecture can be watched again. */
export async function readSubject(tx: Tx, row: Row, locale: Locale): Promise<Subject> {
  const course = row.enrolmentId === null ? undefined : await findCourse(tx, row.enrolmentId)
  return {
    course: course === undefined ? null : { id: course.id, title: pickText(course.title, locale) },
    lecture: row.videoId === null ? null : await readLecture(tx, { ...row, videoId: row.videoId }, course, locale),
  }
}

type Course = NonNullable<Awaited<ReturnType<typeof findCourse>>>

async function findCourse(tx: Tx, enrolmentId: number) {
  const [course] = await tx
    .select({ id: enrolment.id, title: batch.title, batchId: enrolment.batchId, scheduleId: enrolment.scheduleId })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .where(eq(enrolment.id, enrolmentId))
  return course
}

async function readLecture(
  tx: Tx,
  { videoId, atSeconds }: { videoId: number; atSeconds: number | null },
  course: Course | undefined,
  locale: Locale,
): Promise<Subject['lecture']> {
  const [found] = await tx.select({ title: video.title }).from(video).where(eq(video.id, videoId))
  if (found === undefined) return null
  const [event] =
    course === undefined
      ? []
      : await tx
          .select({ id: scheduleEvent.id, schedule_id: scheduleEvent.scheduleId })
          .from(scheduleEvent)
          .where(and(eq(scheduleEvent.scheduleId, course.scheduleId), eq(scheduleEvent.videoId, videoId)))
          .orderBy(desc(scheduleEvent.startsAt))
          .limit(1)
  const [given] =
    course === undefined
      ? []
      : await tx
          .select({ id: adminVideo.id })
          .from(adminVideo)
          .where(and(eq(adminVideo.batchId, course.batchId), eq(adminVideo.videoId, videoId)))
  return {
    video_id: videoId,
    title: pickText(found.title, locale),
    at_seconds: atSeconds,
    event: event ?? null,
    admin_video_id: given?.id ?? null,
  }
}

import type { ResponseOf, readComplaint } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, eq } from 'drizzle-orm'

const { adminVideo, batch, enrolment, event, scheduleEvent, sheet, sheetDelivery, sheetDeliveryItem, video } = tables

type Row = typeof tables.complaint.$inferSelect
type Subject = Pick<ResponseOf<typeof readComplaint>['complaint'], 'course' | 'about'>

/** What the complaint is about, and where it can be seen again. */
export async function readSubject(tx: Tx, row: Row, locale: Locale): Promise<Subject> {
  const course = row.enrolmentId === null ? undefined : await findCourse(tx, row.enrolmentId)
  return {
    course: course === undefined ? null : { id: course.id, title: pickText(course.title, locale) },
    about:
      (await readLecture(tx, row, course, locale)) ??
      (await readGiven(tx, row, course, locale)) ??
      (await readParcel(tx, row, locale)) ??
      (await readSheet(tx, row, locale)) ??
      (await readEvent(tx, row, locale)),
  }
}

type Course = NonNullable<Awaited<ReturnType<typeof findCourse>>>
type About = Subject['about']

async function findCourse(tx: Tx, enrolmentId: number) {
  const [course] = await tx
    .select({ id: enrolment.id, title: batch.title, batchId: enrolment.batchId, scheduleId: enrolment.scheduleId })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .where(eq(enrolment.id, enrolmentId))
  return course
}

async function readLecture(tx: Tx, row: Row, course: Course | undefined, locale: Locale): Promise<About> {
  if (row.scheduleEventId === null) return null
  const [found] = await tx
    .select({ id: scheduleEvent.id, schedule_id: scheduleEvent.scheduleId, title: scheduleEvent.title })
    .from(scheduleEvent)
    .where(eq(scheduleEvent.id, row.scheduleEventId))
  if (found === undefined) return null
  const { title, ...place } = found
  return {
    kind: 'lecture',
    title: pickText(title, locale),
    at_seconds: row.atSeconds,
    // A doctor who changed to another timetable has this lecture no more.
    event: place.schedule_id === course?.scheduleId ? place : null,
  }
}

async function readGiven(tx: Tx, row: Row, course: Course | undefined, locale: Locale): Promise<About> {
  // Of a video that was taken back, the recording still says what it was.
  if (row.adminVideoId === null && row.videoId === null) return null
  const [given] =
    row.adminVideoId === null ? [] : await tx.select().from(adminVideo).where(eq(adminVideo.id, row.adminVideoId))
  const videoId = given?.videoId ?? row.videoId
  const [found] =
    videoId === null ? [] : await tx.select({ title: video.title }).from(video).where(eq(video.id, videoId))
  if (found === undefined) return null
  return {
    kind: 'admin_video',
    title: pickText(found.title, locale),
    at_seconds: row.atSeconds,
    admin_video_id: given !== undefined && given.batchId === course?.batchId ? given.id : null,
  }
}

async function readParcel(tx: Tx, { sheetDeliveryId }: Row, locale: Locale): Promise<About> {
  if (sheetDeliveryId === null) return null
  const sheets = await tx
    .select({ title: sheet.title })
    .from(sheetDelivery)
    .innerJoin(sheetDeliveryItem, eq(sheetDeliveryItem.deliveryId, sheetDelivery.id))
    .innerJoin(sheet, eq(sheet.id, sheetDeliveryItem.sheetId))
    .where(eq(sheetDelivery.id, sheetDeliveryId))
    .orderBy(asc(sheet.volume), asc(sheet.id))
  return { kind: 'parcel', delivery_id: sheetDeliveryId, sheets: sheets.map(({ title }) => pickText(title, locale)) }
}

async function readSheet(tx: Tx, { sheetId }: Row, locale: Locale): Promise<About> {
  if (sheetId === null) return null
  const [found] = await tx.select().from(sheet).where(eq(sheet.id, sheetId))
  if (found === undefined) return null
  return { kind: 'sheet', sheet_id: found.id, title: pickText(found.title, locale), volume: found.volume }
}

async function readEvent(tx: Tx, { eventId }: Row, locale: Locale): Promise<About> {
  if (eventId === null) return null
  const [found] = await tx.select({ name: event.name }).from(event).where(eq(event.id, eventId))
  return found === undefined ? null : { kind: 'event', event_id: eventId, title: pickText(found.name, locale) }
}

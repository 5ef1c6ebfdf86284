import type { BodyOf, raiseComplaint } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '../../errors.ts'

const { adminVideo, complaint, enrolment, eventRegistration, scheduleEvent, sheet, sheetDelivery } = tables

type RaisedAbout = NonNullable<BodyOf<typeof raiseComplaint>['about']>
type Wish = { doctorId: number; courseId: number | null; about: RaisedAbout | null }
type SubjectColumns = Partial<
  Pick<
    typeof complaint.$inferInsert,
    | 'enrolmentId'
    | 'eventId'
    | 'scheduleEventId'
    | 'adminVideoId'
    | 'sheetDeliveryId'
    | 'sheetId'
    | 'videoId'
    | 'atSeconds'
  >
>

/**
 * What a complaint is about, as its row keeps it. It must be the doctor's own; whether it can be watched or is paid for does
 * not matter: that may be what the complaint is about.
 */
export async function findOwnSubject(tx: Tx, { doctorId, courseId, about }: Wish): Promise<SubjectColumns> {
  if (courseId === null) {
    if (about === null) return {}
    const attended = about.kind === 'event' ? await findAttended(tx, doctorId, about.event_id) : undefined
    if (attended === undefined) throw new AppError('not_found')
    return attended
  }
  const [own] = await tx
    .select({ id: enrolment.id, batchId: enrolment.batchId, scheduleId: enrolment.scheduleId })
    .from(enrolment)
    .where(and(eq(enrolment.id, courseId), eq(enrolment.doctorId, doctorId)))
  if (own === undefined) throw new AppError('not_found')
  const thing = about === null ? {} : await findThing(tx, own, about)
  if (thing === undefined) throw new AppError('not_found')
  return { enrolmentId: own.id, ...thing }
}

/** An event that the doctor has a ticket for. */
async function findAttended(tx: Tx, doctorId: number, eventId: number): Promise<SubjectColumns | undefined> {
  const [row] = await tx
    .select({ eventId: eventRegistration.eventId })
    .from(eventRegistration)
    .where(and(eq(eventRegistration.eventId, eventId), eq(eventRegistration.doctorId, doctorId)))
  return row
}

type OwnEnrolment = { id: number; batchId: number; scheduleId: number }

async function findThing(tx: Tx, own: OwnEnrolment, about: RaisedAbout): Promise<SubjectColumns | undefined> {
  switch (about.kind) {
    case 'lecture': {
      const [row] = await tx
        .select({ scheduleEventId: scheduleEvent.id, videoId: scheduleEvent.videoId })
        .from(scheduleEvent)
        .where(
          and(
            eq(scheduleEvent.id, about.event_id),
            eq(scheduleEvent.scheduleId, own.scheduleId),
            ne(scheduleEvent.kind, 'exam'),
          ),
        )
      return row && { ...row, atSeconds: about.at_seconds ?? null }
    }
    case 'admin_video': {
      const [row] = await tx
        .select({ adminVideoId: adminVideo.id, videoId: adminVideo.videoId })
        .from(adminVideo)
        .where(and(eq(adminVideo.id, about.admin_video_id), eq(adminVideo.batchId, own.batchId)))
      return row && { ...row, atSeconds: about.at_seconds ?? null }
    }
    case 'parcel': {
      const [row] = await tx
        .select({ sheetDeliveryId: sheetDelivery.id })
        .from(sheetDelivery)
        .where(and(eq(sheetDelivery.id, about.delivery_id), eq(sheetDelivery.enrolmentId, own.id)))
      return row
    }
    // It is no thing of a course.
    case 'event':
      return undefined
    case 'sheet': {
      const [row] = await tx
        .select({ sheetId: sheet.id })
        .from(sheet)
        .where(and(eq(sheet.id, about.sheet_id), eq(sheet.batchId, own.batchId)))
      return row
    }
  }
}

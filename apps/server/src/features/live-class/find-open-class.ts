import { type Tx, tables } from '@prostuti/db'
import { mayJoinClass } from '@prostuti/exam-rules'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { OwnCourse } from '../enrolment/index.ts'

const { classRegistrant, doctor, liveClass, scheduleEvent } = tables

export type OpenClass = typeof liveClass.$inferSelect

export type Opener = {
  id: number
  name: string
  phone: string
  /** Their own link to the meeting, where one was made before. */
  ownLink: string | null
}

/**
 * A live class of the course's own schedule that lets doctors in now, and who opens it. What was called off, or is not held live,
 * is not there. One question, because a whole batch asks it in the same minute.
 */
export async function findOpenClass(
  tx: Tx,
  { course, eventId, now }: { course: OwnCourse; eventId: number; now: Date },
): Promise<{ held: OpenClass; opener: Opener }> {
  const [found] = await tx
    .select({
      held: liveClass,
      opener: { id: doctor.id, name: doctor.name, phone: doctor.phone, ownLink: classRegistrant.joinUrl },
      startsAt: scheduleEvent.startsAt,
      endsAt: scheduleEvent.endsAt,
      isCancelled: scheduleEvent.isCancelled,
      videoId: scheduleEvent.videoId,
    })
    .from(scheduleEvent)
    .innerJoin(liveClass, eq(liveClass.scheduleEventId, scheduleEvent.id))
    .innerJoin(doctor, eq(doctor.id, course.doctorId))
    .leftJoin(
      classRegistrant,
      and(eq(classRegistrant.doctorId, doctor.id), eq(classRegistrant.meetingNumber, liveClass.meetingNumber)),
    )
    .where(and(eq(scheduleEvent.id, eventId), eq(scheduleEvent.scheduleId, course.scheduleId)))
  if (found === undefined || found.isCancelled) throw new AppError('not_found')
  if (!mayJoinClass(now, { ...found, hasRecording: found.videoId !== null }))
    throw new AppError(now < found.startsAt ? 'class_not_open_yet' : 'class_over')
  return found
}

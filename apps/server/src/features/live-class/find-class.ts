import { type Tx, tables } from '@prostuti/db'
import { mayJoinClass } from '@prostuti/exam-rules'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { OwnCourse } from '../enrolment/index.ts'

const { liveClass, scheduleEvent } = tables

export type OpenClass = typeof liveClass.$inferSelect

/** A live class of the course's own schedule that lets doctors in now. What was called off, or is not held live, is not there. */
export async function findOpenClass(
  tx: Tx,
  { course, eventId, now }: { course: OwnCourse; eventId: number; now: Date },
): Promise<OpenClass> {
  const [found] = await tx
    .select({
      liveClass,
      startsAt: scheduleEvent.startsAt,
      endsAt: scheduleEvent.endsAt,
      isCancelled: scheduleEvent.isCancelled,
      videoId: scheduleEvent.videoId,
    })
    .from(scheduleEvent)
    .innerJoin(liveClass, eq(liveClass.scheduleEventId, scheduleEvent.id))
    .where(and(eq(scheduleEvent.id, eventId), eq(scheduleEvent.scheduleId, course.scheduleId)))
  if (found === undefined || found.isCancelled) throw new AppError('not_found')
  if (!mayJoinClass(now, { ...found, hasRecording: found.videoId !== null }))
    throw new AppError(now < found.startsAt ? 'class_not_open_yet' : 'class_over')
  return found.liveClass
}

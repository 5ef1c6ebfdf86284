import { tables } from '@prostuti/db'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createTestClock, minutes } from '../../testing/test-clock.ts'
import type { Zoom } from '../zoom/index.ts'

type Held = Omit<typeof tables.liveClass.$inferInsert, 'scheduleEventId'>

export const meetClass: Held = { heldBy: 'meet', link: 'https://meet.google.com/abc-defg-hij' }

/** The app on a database of its own, with one schedule; its clock stands still. */
export async function openClassTest({ zoom }: { zoom?: Zoom } = {}) {
  const clock = createTestClock()
  const { app, deps, smses, close } = await buildTestApp({ demo: false, clock: clock.now, ...(zoom && { zoom }) })
  const { db } = deps.database
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id)
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms)

  /** A class of two hours that began ten minutes ago, unless something else is said. */
  const liveClass = async (held: Held, given: Partial<typeof tables.scheduleEvent.$inferInsert> = {}) => {
    const event = await buildScheduleEvent(db, schedule.id, { startsAt: after(-minutes(10)), ...given })
    await db.insert(tables.liveClass).values({ scheduleEventId: event.id, ...held })
    return event
  }

  const student = async (given: Partial<typeof tables.enrolment.$inferInsert> = {}) => {
    const doctor = await buildDoctor(db)
    const { headers } = await buildSignIn(db, { doctorId: doctor.id, now: clock.now() })
    const [course] = await db
      .insert(tables.enrolment)
      .values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id, ...given })
      .returning()
    return { ...doctor, headers, courseId: course!.id }
  }
  type Presser = { headers: Record<string, string>; courseId: number }

  const press = ({ headers, courseId }: Presser, eventId: number) =>
    app.inject({
      method: 'POST',
      url: `/api/v3/web/doctor/courses/${courseId}/events/${eventId}/join-class`,
      headers,
    })

  const get = ({ headers }: Pick<Presser, 'headers'>, path: string) =>
    app.inject({ method: 'GET', url: `/api/v3/web/doctor${path}`, headers })

  return { app, deps, db, clock, smses, batch, schedule, after, liveClass, student, press, get, close }
}

import type { joinClass as joinClassCall, ResponseOf } from '@prostuti/contract'
import { type Db, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { findOwnCourse, requireLectures } from '../enrolment/index.ts'
import type { Zoom } from '../zoom/index.ts'
import { findOpenClass } from './find-class.ts'
import { openClass } from './open-class.ts'
import { writeAttendance } from './write-attendance.ts'

type JoinDeps = {
  db: Db
  zoom: Zoom
  ownLink: (doctorId: number, meetingNumber: string) => Promise<string | undefined>
}

type Press = { doctorId: number; enrolmentId: number; eventId: number; locale: Locale; now: Date }

/** The press: whoever may hear the lecture is written down as having come, and told what to open. */
export async function joinClass(
  { db, ...deps }: JoinDeps,
  { doctorId, enrolmentId, eventId, locale, now }: Press,
): Promise<ResponseOf<typeof joinClassCall>> {
  const course = await findOwnCourse(db, { doctorId, enrolmentId })
  await requireLectures(db, course, now)
  const held = await findOpenClass(db, { course, eventId, now })
  // First: a class is never missed because its service was slow to answer.
  const { joinedAt } = await writeAttendance(db, { doctorId, eventId, now })
  const [person] = await db
    .select({ name: tables.doctor.name, phone: tables.doctor.phone })
    .from(tables.doctor)
    .where(eq(tables.doctor.id, doctorId))
  const open = await openClass(deps, held, { doctorId, ...person!, locale, now })
  return { open, joined_at: joinedAt.toISOString() }
}

import type { joinClass as joinClassCall, ResponseOf } from '@prostuti/contract'
import type { Db } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { findOwnCourse, requireLectures } from '../enrolment/index.ts'
import type { Zoom } from '../zoom/index.ts'
import { findOpenClass } from './find-open-class.ts'
import type { MakeOwnLink } from './make-own-link.ts'
import { openClass } from './open-class.ts'
import { writeAttendance } from './write-attendance.ts'

type JoinDeps = {
  db: Db
  zoom: Zoom
  makeOwnLink: MakeOwnLink
}

type Press = { doctorId: number; enrolmentId: number; eventId: number; locale: Locale; now: Date }

/** The press: whoever may hear the lecture is written down as having come, and told what to open. */
export async function joinClass(
  { db, ...deps }: JoinDeps,
  { doctorId, enrolmentId, eventId, locale, now }: Press,
): Promise<ResponseOf<typeof joinClassCall>> {
  const course = await findOwnCourse(db, { doctorId, enrolmentId })
  await requireLectures(db, course, now)
  const { held, opener } = await findOpenClass(db, { course, eventId, now })
  // First: a class is never missed because its service was slow to answer.
  const { joinedAt } = await writeAttendance(db, { doctorId, eventId, now })
  const open = await openClass(deps, { held, opener, locale, now })
  return { open, joined_at: joinedAt.toISOString() }
}

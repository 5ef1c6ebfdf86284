import type { doctorCourses, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { loadOrders, presentOrder } from '../payment/index.ts'

const { batch, course, enrolment, purchaseOrder, schedule } = tables

type CourseCard = ResponseOf<typeof doctorCourses>['courses'][number]

type CourseReader = { doctorId: number; locale: Locale; now: Date }

/** The doctor's enrolments: running ones first, then those that wait for a payment, then what is over. */
export async function listCourses(
  tx: Tx,
  { doctorId, locale, now, ...only }: CourseReader & { id?: number },
): Promise<CourseCard[]> {
  const rows = await tx
    .select({
      enrolment,
      orderId: purchaseOrder.id,
      sessionId: batch.courseSessionId,
      title: batch.title,
      schedule: schedule.title,
      course: course.title,
      startsOn: batch.startsOn,
      endsOn: batch.endsOn,
    })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(schedule, eq(schedule.id, enrolment.scheduleId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .leftJoin(purchaseOrder, eq(purchaseOrder.enrolmentId, enrolment.id))
    .where(and(eq(enrolment.doctorId, doctorId), only.id === undefined ? undefined : eq(enrolment.id, only.id)))
    .orderBy(sql`array_position(array['active', 'pending', 'ended', 'lapsed'], ${enrolment.state})`, desc(enrolment.id))
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? [])
  const orders = new Map((await loadOrders(tx, orderIds, now)).map((facts) => [facts.row.id, facts]))
  return rows.map(({ enrolment: row, orderId, ...of }) => {
    const facts = orderId === null ? undefined : orders.get(orderId)
    return {
      id: row.id,
      state: row.state,
      batch_id: row.batchId,
      schedule_id: row.scheduleId,
      year_course_session_id: of.sessionId,
      title: pickText(of.title, locale),
      schedule: pickText(of.schedule, locale),
      course: pickText(of.course, locale),
      starts_on: of.startsOn,
      ends_on: of.endsOn,
      order: facts === undefined ? null : presentOrder(facts, { locale, now }),
    }
  })
}

export async function readCourse(tx: Tx, reader: CourseReader & { id: number }): Promise<CourseCard> {
  const [card] = await listCourses(tx, reader)
  if (card === undefined) throw new AppError('not_found')
  return card
}

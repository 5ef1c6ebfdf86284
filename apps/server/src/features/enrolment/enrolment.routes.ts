import {
  doctorCourse,
  doctorCourses,
  moveEnrolment as moveEnrolmentCall,
  moveOptions,
  readCourseOrder,
  startEnrolment as startEnrolmentCall,
  startEventOrder as startEventOrderCall,
} from '@prostuti/contract'
import type { Transaction } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { readCheckout, readOrderPage } from '../payment/index.ts'
import { findCourseOrder } from './find-course-order.ts'
import { listCourses, readCourse } from './list-courses.ts'
import { moveEnrolment } from './move/move-enrolment.ts'
import { readMoveOptions } from './move/read-move-options.ts'
import { startEnrolment } from './start-enrolment.ts'
import { startEventOrder } from './start-event-order.ts'

/** Doctor block. */
export function enrolmentRoutes(app: FastifyInstance, { database: { db }, clock, gateways }: Deps): void {
  /** Opens an order in one transaction and shows what can be chosen. */
  async function open(
    by: { doctorId: number; locale: Locale },
    start: (tx: Transaction, now: Date) => Promise<{ orderId: number }>,
  ) {
    const now = clock()
    const { orderId } = await db.transaction((tx) => start(tx, now))
    return readCheckout(db, { ...by, orderId, gateways, now })
  }

  registerCall(app, startEnrolmentCall, ({ request, body, locale }) => {
    const doctorId = ownDoctorOf(request)
    const wish = { doctorId, batchId: body.batch_id, scheduleId: body.schedule_id }
    return open({ doctorId, locale }, (tx, now) => startEnrolment(tx, { ...wish, now }))
  })

  registerCall(app, startEventOrderCall, ({ request, params, locale }) => {
    const doctorId = ownDoctorOf(request)
    return open({ doctorId, locale }, (tx, now) => startEventOrder(tx, { doctorId, eventId: params.id, now }))
  })

  registerCall(app, readCourseOrder, async ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    const orderId = await findCourseOrder(db, { enrolmentId: params.id, doctorId })
    return readCheckout(db, { orderId, doctorId, gateways, locale, now: clock() })
  })

  registerCall(app, moveOptions, ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return readMoveOptions(db, { enrolmentId: params.id, doctorId, locale, now: clock() })
  })

  registerCall(app, moveEnrolmentCall, async ({ request, params, body, locale }) => {
    const by = { doctorId: ownDoctorOf(request), locale, now: clock() }
    const wish = { enrolmentId: params.id, scheduleId: body.schedule_id, totalPaisa: body.total_paisa }
    const { orderId } = await db.transaction((tx) => moveEnrolment(tx, { ...by, ...wish }))
    return readOrderPage(db, { ...by, orderId })
  })

  registerCall(app, doctorCourses, async ({ request, reply, locale }) => {
    reply.header('cache-control', 'no-store')
    return { courses: await listCourses(db, { doctorId: signInOf(request).doctorId, locale, now: clock() }) }
  })

  registerCall(app, doctorCourse, async ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return { course: await readCourse(db, { id: params.id, doctorId, locale, now: clock() }) }
  })
}

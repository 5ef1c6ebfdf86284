import * as calls from '@prostuti/contract/staff'
import * as messages from '@prostuti/text/all-messages'
import { pickText } from '@prostuti/text/locale'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { findOpenDoctor } from '../doctor-desk/index.ts'
import { startEnrolment } from '../enrolment/index.ts'
import { loadOrders, orderNumber } from '../payment/index.ts'
import { plainLine } from '../rich-text/index.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { endAsStaff, readEnding } from './changes/end.ts'
import { moveAsStaff, readMoves } from './changes/move.ts'
import { prolong } from './changes/prolong.ts'
import { findPlace } from './in-scope.ts'
import { listFreeSeats, proposeFreeSeat, refuseFreeSeat, signFreeSeat } from './seats/free-seats.ts'
import { readSeats } from './seats/read-seats.ts'
import { placeWords, tellDoctor } from './tell-doctor.ts'

/** Enrolments of a doctor as staff change them: moved, ended, opened, given; and subscriptions prolonged. */
export function enrolmentDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, calls.readEnrolmentMoves, ({ params: { id }, member, locale, now }) =>
    readMoves(db, id, { member, locale, now }),
  )

  registerStaffWrite(app, deps, calls.moveEnrolmentAsStaff, async (tx, { params, body, member, locale, now }) => {
    const reason = plainLine(body.reason)
    const wish = { id: params.id, scheduleId: body.schedule_id, totalPaisa: body.total_paisa, reason }
    const { orderId, doctorId, before, after } = await moveAsStaff(tx, wish, { member, locale, now })
    return {
      answer: { order_id: orderId },
      ...{ resource: 'enrolment', resourceId: params.id, doctorId, reason, before, after },
      action: 'enrolment_moved' as const,
    }
  })

  registerStaffCall(app, deps, calls.readEnrolmentEnd, ({ params: { id }, member, locale, now }) =>
    readEnding(db, id, { member, locale, now }),
  )

  registerStaffWrite(app, deps, calls.endEnrolment, async (tx, { params: { id }, body, member, now }) => {
    const reason = plainLine(body.reason)
    const found = await endAsStaff(tx, { id, owedPaisa: body.owed_paisa, reason }, { member, now })
    return {
      answer: { id },
      ...{ resource: 'enrolment', resourceId: id, doctorId: found.doctor.id, reason },
      before: { place: placeWords(found)('bn'), state: 'active' },
      after: { place: placeWords(found)('bn'), state: 'ended' },
      detail: { owed_paisa: body.owed_paisa },
      action: 'enrolment_ended' as const,
    }
  })

  registerStaffCall(app, deps, calls.readDoctorSeats, ({ params, query, member, locale, now }) =>
    readSeats(db, { doctorId: params.id, batchId: query.batch, member, locale, now }),
  )

  registerStaffWrite(app, deps, calls.enrolDoctor, async (tx, { params, body, member, now }) => {
    const { id: doctorId } = await findOpenDoctor(tx, { id: params.id, member })
    const place = await findPlace(tx, { id: body.schedule_id, member, now })
    const wish = { doctorId, batchId: place.batch.id, scheduleId: body.schedule_id, now }
    const { orderId } = await startEnrolment(tx, wish)
    const [facts] = await loadOrders(tx, [orderId], now)
    const { row, purchase } = facts!
    await tellDoctor(
      tx,
      {
        doctorId,
        title: (locale) => messages.notices_enrolment_begun({ batch: pickText(place.batch.title, locale) }, { locale }),
        lines: [(locale) => messages.notices_enrolment_begun_text({ place: placeWords(place)(locale) }, { locale })],
        link: purchase.checkoutPage,
      },
      now,
    )
    return {
      answer: { order_id: orderId, number: orderNumber(row), total_paisa: row.totalPaisa },
      ...{ resource: 'order', resourceId: orderId, doctorId },
      after: { place: placeWords(place)('bn'), total_paisa: row.totalPaisa },
      action: 'enrolment_opened' as const,
    }
  })

  registerStaffCall(app, deps, calls.listFreeSeats, ({ query, member, now }) =>
    listFreeSeats(db, { doctorId: query.doctor, member, now }),
  )

  registerStaffWrite(app, deps, calls.proposeFreeSeat, async (tx, { params, body, member, now }) => {
    const wish = { doctorId: params.id, scheduleId: body.schedule_id, reason: plainLine(body.reason) }
    const row = await proposeFreeSeat(tx, wish, { member, now })
    return {
      answer: { id: row.id },
      ...{ resource: 'free_seat', resourceId: row.id, doctorId: row.doctorId, reason: row.reason },
      after: { state: row.state, schedule_id: row.scheduleId },
      action: 'free_seat_proposed' as const,
    }
  })

  registerStaffWrite(app, deps, calls.signFreeSeat, async (tx, { params: { id }, member, now }) => {
    const { row, enrolmentId, place } = await signFreeSeat(tx, id, { member, now })
    return {
      answer: { enrolment_id: enrolmentId },
      ...{ resource: 'free_seat', resourceId: id, doctorId: row.doctorId, reason: row.reason },
      ...{ before: { state: 'to_sign' }, after: { state: 'given', place } },
      action: 'free_seat_given' as const,
    }
  })

  registerStaffWrite(app, deps, calls.refuseFreeSeat, async (tx, { params: { id }, body, member, now }) => {
    const words = plainLine(body.words)
    const { row, state } = await refuseFreeSeat(tx, { id, words }, { member, now })
    return {
      answer: { state },
      ...{ resource: 'free_seat', resourceId: id, doctorId: row.doctorId, reason: words },
      ...{ before: { state: 'to_sign' }, after: { state } },
      action: state === 'refused' ? ('free_seat_refused' as const) : ('free_seat_withdrawn' as const),
    }
  })

  registerStaffWrite(app, deps, calls.prolongSubscription, async (tx, { params: { id }, body, member, now }) => {
    const reason = plainLine(body.reason)
    const wish = { id, days: body.days, shownEnd: new Date(body.ends_at), reason }
    const { doctorId, before, after } = await prolong(tx, wish, { member, now })
    return {
      answer: { ends_at: after.toISOString() },
      ...{ resource: 'subscription', resourceId: id, doctorId, reason },
      ...{ before: { ends_at: before.toISOString() }, after: { ends_at: after.toISOString() } },
      // What may still be given is reckoned from this.
      detail: { days: body.days },
      action: 'subscription_prolonged' as const,
    }
  })
}

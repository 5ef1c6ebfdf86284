import {
  approvePayment as approveCall,
  askGateway as askCall,
  listPayments,
  type PaymentResource,
  paymentColumns,
  readStaffPayment as readCall,
  receiptFile,
  refusePayment as refuseCall,
  resendReceipt as resendCall,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { mayStillBePaid } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../errors.ts'
import { writeAudit } from '../../../audit/index.ts'
import { type RateLimit, spendTry } from '../../../rate-limit/index.ts'
import { listResource, type ResourceStore, registerExport } from '../../../resource/index.ts'
import { registerStaffCall, registerStaffWrite } from '../../../staff/index.ts'
import { readInvoice } from '../../ledger/read-invoice.ts'
import { drawReceipt } from '../../receipt/draw-receipt.ts'
import { refreshPayment } from '../../settling/refresh-payment.ts'
import { approvePayment } from '../approve-payment.ts'
import { refusePayment } from '../refuse-payment.ts'
import { paymentList } from './payment-list.ts'
import { findStaffPayment, readStaffPayment } from './read-staff-payment.ts'

const { payment } = tables

/** A receipt that was not found twice is printed. */
const receiptsOfPayment: RateLimit = { name: 'receipt-sms', tries: 2, windowMs: 24 * 3_600_000 }

/** The money desk: payments looked up, and decided about. */
export function paymentDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const resource = paymentColumns as unknown as PaymentResource
  const store = { list: paymentList } as ResourceStore<PaymentResource>

  registerStaffCall(app, deps, listPayments, async ({ query, member }) => ({
    ...(await listResource<PaymentResource>(db, store, { query, member, resource })),
    many: [],
  }))
  registerExport<PaymentResource>(app, deps, resource, store)

  registerStaffCall(app, deps, readCall, ({ params, member, locale, now }) =>
    readStaffPayment(db, { id: params.id, member, locale, now }),
  )

  registerStaffWrite(app, deps, approveCall, async (tx, { params: { id }, body, member, now }) => {
    const { payment: before, order } = await findStaffPayment(tx, { id, member })
    const { state, reason } = await approvePayment(tx, { paymentId: id, now })
    return {
      answer: { state, reason },
      ...{ action: 'payment_approved', resource: 'payment', resourceId: id, doctorId: order.doctorId },
      ...{ before: { state: before.state }, after: { state } },
      ...(body.note && { reason: body.note }),
    }
  })

  registerStaffWrite(app, deps, refuseCall, async (tx, { params: { id }, body, member, now }) => {
    const { payment: before, order } = await findStaffPayment(tx, { id, member })
    const { state, reason } = await refusePayment(tx, { paymentId: id, now })
    return {
      answer: { state, reason },
      ...{ action: 'payment_refused', resource: 'payment', resourceId: id, doctorId: order.doctorId },
      ...{ before: { state: before.state }, after: { state }, reason: body.reason },
    }
  })

  // A gateway takes its time, so that it is asked in no transaction; that it was asked is written down before.
  registerStaffCall(app, deps, askCall, async ({ params: { id }, member, session, request, now }) => {
    const { payment: row, order } = await findStaffPayment(db, { id, member })
    if (!mayStillBePaid(row.state)) throw new AppError('payment_decided')
    await writeAudit(db, {
      ...{ at: now, staffId: member.id, staffSessionId: session.id, requestId: request.id },
      ...{ action: 'gateway_asked', resource: 'payment', resourceId: String(id), doctorId: order.doctorId },
    })
    const answered = await refreshPayment(deps, row)
    const [after] = await db.select().from(payment).where(eq(payment.id, id))
    return { state: after!.state, reason: after!.reason, answered }
  })

  registerStaffWrite(app, deps, resendCall, async (tx, { params: { id }, member, now }) => {
    const { payment: row, order, number } = await findStaffPayment(tx, { id, member })
    if (number === null || row.state !== 'paid') throw new AppError('payment_decided')
    await spendTry(db, receiptsOfPayment, { who: String(id), now })
    await tx.update(payment).set({ tellAt: now }).where(eq(payment.id, id))
    return {
      answer: { tell_at: now.toISOString() },
      ...{ action: 'receipt_resent', resource: 'payment', resourceId: id, doctorId: order.doctorId },
    }
  })

  registerStaffCall(app, deps, receiptFile, async ({ params: { id }, query, member, reply, locale, now }) => {
    const { order } = await findStaffPayment(db, { id, member })
    const spoken = query.lang ?? locale
    const receipt = await readInvoice(db, {
      ...{ orderId: order.id, doctorId: order.doctorId, paymentId: id, locale: spoken, now },
    })
    reply.header('content-type', 'application/pdf')
    reply.header('content-disposition', `inline; filename="receipt-${receipt.invoice.number}.pdf"`)
    return drawReceipt(receipt, spoken, { refundPolicy: `${new URL(deps.env.publicUrl).host}/refund-policy` })
  })
}

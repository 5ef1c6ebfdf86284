import {
  askForRefund as askForRefundCall,
  doctorOrders,
  postponeInstalment as postponeInstalmentCall,
  readOrderPage as readOrderPageCall,
  withdrawRefundRequest as withdrawRefundRequestCall,
} from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../../auth/own-doctor-of.ts'
import { signInOf } from '../../../auth/sign-in-of.ts'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { spendByDoctor } from '../../rate-limit/index.ts'
import { refundAskedText } from '../notices/refund-text.ts'
import { sendOrderSms } from '../notices/send-order-sms.ts'
import { listOrders } from '../orders/list-orders.ts'
import { refundRequestsByDoctor } from '../payments/limits.ts'
import { askForRefund } from '../refund-requests/ask-for-refund.ts'
import { withdrawRefundRequest } from '../refund-requests/withdraw-refund-request.ts'
import { postponeInstalment } from './postpone-instalment.ts'
import { readOrderPage } from './read-order-page.ts'

/** Doctor block: everything bought, and what can still be changed of it. */
export function ownOrdersRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock, env } = deps
  const { db } = database

  registerCall(app, doctorOrders, ({ request, reply, locale }) => {
    reply.header('cache-control', 'no-store')
    return listOrders(db, { doctorId: signInOf(request).doctorId, locale, now: clock() })
  })

  registerCall(app, readOrderPageCall, ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    return readOrderPage(db, { orderId: params.id, doctorId: signInOf(request).doctorId, locale, now: clock() })
  })

  registerCall(app, postponeInstalmentCall, async ({ request, params, body, locale }) => {
    const now = clock()
    const own = { orderId: params.id, doctorId: ownDoctorOf(request), now }
    await db.transaction((tx) => postponeInstalment(tx, { ...own, number: body.number }))
    return readOrderPage(db, { ...own, locale })
  })

  registerCall(app, askForRefundCall, async ({ request, params, body, locale }) => {
    const now = clock()
    const own = { orderId: params.id, doctorId: ownDoctorOf(request), now }
    await spendByDoctor(db, refundRequestsByDoctor, { doctorId: own.doctorId, secret: env.appSecret, now })
    const { isNew } = await db.transaction((tx) => askForRefund(tx, { ...own, reason: body.reason || null }))
    if (isNew) await sendOrderSms(deps, own.orderId, refundAskedText)
    return readOrderPage(db, { ...own, locale })
  })

  registerCall(app, withdrawRefundRequestCall, async ({ request, params, locale }) => {
    const now = clock()
    const own = { orderId: params.id, doctorId: ownDoctorOf(request), now }
    await db.transaction((tx) => withdrawRefundRequest(tx, own))
    return readOrderPage(db, { ...own, locale })
  })
}

import {
  askPayment as askPaymentCall,
  changeOrder as changeOrderCall,
  readOrder as readOrderCall,
  readPayment as readPaymentCall,
  startPayment as startPaymentCall,
} from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../../auth/own-doctor-of.ts'
import { signInOf } from '../../../auth/sign-in-of.ts'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { spendByDoctor } from '../../rate-limit/index.ts'
import { changeOrder } from '../orders/change-order.ts'
import { readCheckout } from '../orders/read-checkout.ts'
import { codesByDoctor } from './limits.ts'
import { readPayment } from './read-payment.ts'
import { refreshOwnPayment } from './refresh-own-payment.ts'
import { startPayment } from './start-payment.ts'

/** Doctor block. */
export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock, env, gateways } = deps
  const { db } = database

  registerCall(app, readOrderCall, ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return readCheckout(db, { orderId: params.id, doctorId, gateways, locale, now: clock() })
  })

  registerCall(app, changeOrderCall, async ({ request, params, body, locale }) => {
    const doctorId = ownDoctorOf(request)
    const now = clock()
    if (typeof body.code === 'string') await spendByDoctor(db, codesByDoctor, { doctorId, secret: env.appSecret, now })
    await db.transaction((tx) => changeOrder(tx, { ...body, orderId: params.id, doctorId, locale, now }))
    return readCheckout(db, { orderId: params.id, doctorId, gateways, locale, now })
  })

  registerCall(app, startPaymentCall, async ({ request, params, body, locale }) => {
    const doctorId = ownDoctorOf(request)
    const { paymentId, redirect } = await startPayment(deps, {
      orderId: params.id,
      doctorId,
      gateway: body.gateway,
      all: body.all ?? false,
      payerNumber: body.payer_number,
      trx: body.trx_id,
      locale,
    })
    const followed = await readPayment(db, { orderId: params.id, paymentId, doctorId, locale, now: clock() })
    return { payment: followed.payment, redirect }
  })

  registerCall(app, readPaymentCall, ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return readPayment(db, { orderId: params.id, paymentId: params.paymentId, doctorId, locale, now: clock() })
  })

  registerCall(app, askPaymentCall, async ({ request, params, locale }) => {
    const doctorId = ownDoctorOf(request)
    const asked = { orderId: params.id, paymentId: params.paymentId, doctorId }
    await refreshOwnPayment(deps, asked)
    return readPayment(db, { ...asked, locale, now: clock() })
  })
}

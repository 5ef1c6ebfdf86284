import { readInvoice as readInvoiceCall } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { signInOf } from '../../../auth/sign-in-of.ts'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { readInvoice } from './read-invoice.ts'

/** Receipts. */
export function invoiceRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  registerCall(app, readInvoiceCall, ({ params, query, locale, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return readInvoice(db, {
      orderId: params.id,
      doctorId: signInOf(request).doctorId,
      paymentId: query.payment,
      locale,
      now: clock(),
    })
  })
}

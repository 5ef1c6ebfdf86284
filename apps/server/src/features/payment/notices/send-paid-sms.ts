import { tables } from '@prostuti/db'
import { asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { deliverSms } from '../../sms/index.ts'
import { sweepDue } from '../settling/sweep-due.ts'
import { paidText } from './paid-text.ts'

const { doctor, invoice, payment, purchaseOrder } = tables

type SmsDeps = Pick<Deps, 'database' | 'sendSms'>

/**
 * Tells doctors by SMS that their money came. That one is to be told was written by the transaction that took the money, whoever
 * settled it, so none is forgotten; the mark is taken off before the SMS leaves, so none is told twice.
 */
export const sendPaidSms = (deps: SmsDeps, now: Date, signal?: AbortSignal): Promise<number> =>
  sweepDue(signal, { claim: () => claimPaid(deps, now), work: (paymentId: number) => send(deps, paymentId, now) })

async function claimPaid({ database: { db } }: SmsDeps, now: Date): Promise<number | undefined> {
  const due = db
    .select({ id: payment.id })
    .from(payment)
    .where(lte(payment.tellAt, now))
    .orderBy(asc(payment.tellAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(payment)
    .set({ tellAt: null })
    .where(eq(payment.id, due))
    .returning({ id: payment.id })
  return claimed?.id
}

async function send(deps: SmsDeps, paymentId: number, now: Date): Promise<void> {
  const { db } = deps.database
  const [paid] = await db
    .select({
      amountPaisa: payment.amountPaisa,
      settledAt: payment.settledAt,
      invoice: invoice.number,
      order: purchaseOrder,
      phone: doctor.phone,
    })
    .from(payment)
    .innerJoin(invoice, eq(invoice.paymentId, payment.id))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(eq(payment.id, paymentId))
  if (paid === undefined) return
  await deliverSms(deps, {
    sms: { to: paid.phone, text: paidText(paid) },
    since: paid.settledAt ?? now,
    now,
    sendAgainAt: (tellAt) => db.update(payment).set({ tellAt }).where(eq(payment.id, paymentId)),
  })
}

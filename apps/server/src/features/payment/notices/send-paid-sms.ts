import { tables } from '@prostuti/db'
import { asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { SmsUndeliverable } from '../../sms/index.ts'
import { sweepDue } from '../settling/sweep-due.ts'
import { paidText } from './paid-text.ts'

const { doctor, invoice, payment, purchaseOrder } = tables

type SmsDeps = Pick<Deps, 'database' | 'sendSms'>

const minute = 60_000
const retryAfterMs = 10 * minute
/** After so long the doctor has seen it on the site, or has asked. */
const lateMs = 6 * 60 * minute

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

async function send({ database: { db }, sendSms }: SmsDeps, paymentId: number, now: Date): Promise<void> {
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
  try {
    await sendSms({ to: paid.phone, text: paidText(paid) })
  } catch (error) {
    if (!(error instanceof SmsUndeliverable)) throw error
    const isLate = now.getTime() - (paid.settledAt ?? now).getTime() > lateMs
    // A number that takes no SMS will take none later; a gateway that is away will be back.
    if (error.permanent || isLate) return
    await db
      .update(payment)
      .set({ tellAt: new Date(now.getTime() + retryAfterMs) })
      .where(eq(payment.id, paymentId))
  }
}

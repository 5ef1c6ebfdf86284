import { bookOrder, bookPayment, type Instalment, type LedgerLine } from '@prostuti/payment-rules'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  batch,
  batchInstalment,
  discountCode,
  doctor,
  enrolment,
  invoice,
  invoiceCounter,
  ledgerEntry,
  ledgerLine,
  orderInstalment,
  payment,
  purchaseOrder,
  schedule,
  site,
} from '../../../tables/index.ts'
import { dayOf, isoDate, momentAt } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import { demoDiscountCodes, demoManualPayment } from './discount-codes.ts'

/**
 * Codes to try, numbers to send money to, and two doctors who pay in parts: one has paid the first and the next is coming,
 * the other has missed one.
 */
export async function seedPayments(tx: Tx, now: Date): Promise<void> {
  const today = dayOf(now)
  await tx.insert(discountCode).values(demoDiscountCodes(today))
  await tx.update(site).set({ paymentGateways: ['bkash', 'sslcommerz', 'manual'], manualPayment: demoManualPayment })
  const [farhana, tanvir] = demoDoctors
  const first = await findEnrolment(tx, farhana!.phone)
  await seedOrder(tx, { ...first, bookedOn: today - 62, dueOn: [today - 62, today + 18, today + 48], gateway: 'bkash' })
  const { batchId, scheduleId } = first
  const doctorId = await findDoctor(tx, tanvir!.phone)
  const [made] = await tx.insert(enrolment).values({ doctorId, batchId, scheduleId }).returning({ id: enrolment.id })
  const second = { doctorId, enrolmentId: made!.id, batchId, scheduleId }
  await seedOrder(tx, {
    ...second,
    bookedOn: today - 33,
    dueOn: [today - 33, today - 3, today + 27],
    gateway: 'sslcommerz',
  })
}

type Enrolled = { doctorId: number; enrolmentId: number; batchId: number; scheduleId: number }
type Paying = Enrolled & { bookedOn: number; dueOn: [number, number, number]; gateway: 'bkash' | 'sslcommerz' }

/** An order of which the first part was paid, at ten in the morning; where a batch has no parts, that is all of it. */
export async function seedOrder(tx: Tx, paying: Paying) {
  const at = momentAt(paying.bookedOn, 600)
  const [bought] = await tx.select().from(batch).where(eq(batch.id, paying.batchId))
  const [taken] = await tx.select().from(schedule).where(eq(schedule.id, paying.scheduleId))
  const reduction = bought!.discountEndsAt && bought!.discountEndsAt > at ? bought!.discountPaisa : 0
  const parts = await partsOf(tx, paying, bought!.feePaisa - reduction)
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  const [order] = await tx
    .insert(purchaseOrder)
    .values({
      doctorId: paying.doctorId,
      kind: 'enrolment',
      enrolmentId: paying.enrolmentId,
      title: bought!.title,
      detail: taken!.title,
      listPaisa: bought!.feePaisa,
      reductionPaisa: bought!.feePaisa - total,
      totalPaisa: total,
      plan: parts.length > 1 ? 'instalments' : 'full',
      bookedAt: at,
      paidAt: parts.length > 1 ? null : at,
      createdAt: at,
    })
    .returning({ id: purchaseOrder.id })
  const orderId = order!.id
  await tx
    .insert(orderInstalment)
    .values(parts.map(({ number, amount, dueOn }) => ({ orderId, number, amountPaisa: amount, dueOn })))
  const amountPaisa = parts[0]!.amount
  const trx = `DEMO${String(orderId).padStart(6, '0')}`
  const [paid] = await tx
    .insert(payment)
    .values({
      orderId,
      gateway: paying.gateway,
      transaction: `DEMO-${String(orderId).padStart(6, '0')}`,
      amountPaisa,
      state: 'paid',
      gatewayTrx: trx,
      method: paying.gateway === 'bkash' ? 'bKash' : 'VISA-Demo Bank',
      startedAt: at,
      settledAt: at,
      createdAt: at,
    })
    .returning({ id: payment.id })
  const paymentId = paid!.id
  await book(tx, { kind: 'order', orderId, at }, bookOrder({ list: bought!.feePaisa, total }))
  await book(tx, { kind: 'payment', orderId, paymentId, at }, bookPayment(amountPaisa))
  await writeReceipt(tx, paymentId, at)
  return { orderId, paymentId, amountPaisa, total, list: bought!.feePaisa, parts, at }
}

/** Divided as the batch says, with days of the demo's own. */
async function partsOf(tx: Tx, { batchId, dueOn }: Paying, payablePaisa: number): Promise<Instalment[]> {
  const shares = await tx
    .select({ amount: batchInstalment.amountPaisa })
    .from(batchInstalment)
    .where(eq(batchInstalment.batchId, batchId))
    .orderBy(asc(batchInstalment.number))
  const amounts = shares.length === 0 ? [{ amount: payablePaisa }] : shares
  return amounts.map(({ amount }, index) => ({ number: index + 1, amount, dueOn: isoDate(dueOn[index] ?? dueOn[2]) }))
}

export async function book(tx: Tx, entry: typeof ledgerEntry.$inferInsert, lines: LedgerLine[]): Promise<void> {
  const [made] = await tx.insert(ledgerEntry).values(entry).returning({ id: ledgerEntry.id })
  await tx
    .insert(ledgerLine)
    .values(lines.map(({ account, amount }) => ({ entryId: made!.id, account, amountPaisa: amount })))
}

export async function writeReceipt(tx: Tx, paymentId: number, issuedAt: Date): Promise<void> {
  const [counter] = await tx.select().from(invoiceCounter)
  const number = counter!.last + 1
  await tx.update(invoiceCounter).set({ last: number }).where(eq(invoiceCounter.id, 1))
  await tx.insert(invoice).values({ number, paymentId, issuedAt })
}

async function findDoctor(tx: Tx, phone: string): Promise<number> {
  const [row] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, phone))
  if (!row) throw new Error(`no demo doctor has the number ${phone}`)
  return row.id
}

async function findEnrolment(tx: Tx, phone: string): Promise<Enrolled> {
  const doctorId = await findDoctor(tx, phone)
  const [row] = await tx
    .select({ enrolmentId: enrolment.id, batchId: enrolment.batchId, scheduleId: enrolment.scheduleId })
    .from(enrolment)
    .where(and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active')))
  if (!row) throw new Error(`the demo doctor with the number ${phone} is in no batch`)
  return { doctorId, ...row }
}

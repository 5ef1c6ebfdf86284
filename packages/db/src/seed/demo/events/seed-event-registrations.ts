import { bookOrder, bookPayment } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  doctor,
  event,
  eventHold,
  eventRegistration,
  orderInstalment,
  payment,
  purchaseOrder,
} from '../../../tables/index.ts'
import { dayOf, isoDate, momentAt } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import { book, writeReceipt } from '../payments/seed-payments.ts'
import { eventTexts } from './event-texts.ts'

type EventRow = typeof event.$inferSelect

/**
 * The first demo doctor's events: one that can be joined, one to come that is paid and held at a branch, one that is past, and
 * one whose seat is held and not paid yet.
 */
export async function seedEventRegistrations(tx: Tx, now: Date): Promise<void> {
  const [owner] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, demoDoctors[0]!.phone))
  if (!owner) throw new Error('the demo doctor comes before their events')
  const doctorId = owner.id
  const events = await tx.select().from(event)
  const named = ({ name }: { name: { bn: string } }): EventRow => {
    const row = events.find((each) => each.name.bn === name.bn)
    if (!row) throw new Error(`the demo has no event ${name.bn}`)
    return row
  }
  const daysAgo = (days: number) => momentAt(dayOf(now) - days, 20 * 60)
  const { openHour, orientation, ecg, viva } = eventTexts
  await tx.insert(eventRegistration).values([
    { eventId: named(openHour).id, doctorId, createdAt: daysAgo(2) },
    { eventId: named(ecg).id, doctorId, createdAt: daysAgo(3) },
    { eventId: named(orientation).id, doctorId, createdAt: daysAgo(25) },
  ])
  await seedPaidOrder(tx, { doctorId, row: named(ecg), at: daysAgo(3) })
  await seedHeldSeat(tx, { doctorId, row: named(viva), now })
}

type EventOrder = { doctorId: number; row: EventRow }

const orderOf = ({ doctorId, row }: EventOrder) => ({
  ...{ doctorId, kind: 'event' as const, eventId: row.id, title: row.name },
  ...{ listPaisa: row.feePaisa, totalPaisa: row.feePaisa },
})

async function seedPaidOrder(tx: Tx, { at, ...bought }: EventOrder & { at: Date }): Promise<void> {
  const { feePaisa } = bought.row
  const [order] = await tx
    .insert(purchaseOrder)
    .values({ ...orderOf(bought), bookedAt: at, paidAt: at, createdAt: at })
    .returning({ id: purchaseOrder.id })
  const orderId = order!.id
  await tx.insert(orderInstalment).values({ orderId, number: 1, amountPaisa: feePaisa, dueOn: isoDate(dayOf(at)) })
  const number = String(orderId).padStart(6, '0')
  const [paid] = await tx
    .insert(payment)
    .values({
      ...{ orderId, gateway: 'bkash', transaction: `DEMO-${number}`, amountPaisa: feePaisa, state: 'paid' },
      ...{ gatewayTrx: `DEMO${number}`, method: 'bKash', startedAt: at, settledAt: at, createdAt: at },
    })
    .returning({ id: payment.id })
  const paymentId = paid!.id
  await book(tx, { kind: 'order', orderId, at }, bookOrder({ list: feePaisa, total: feePaisa }))
  await book(tx, { kind: 'payment', orderId, paymentId, at }, bookPayment(feePaisa))
  await writeReceipt(tx, paymentId, at)
}

async function seedHeldSeat(tx: Tx, { now, ...wanted }: EventOrder & { now: Date }): Promise<void> {
  await tx.insert(purchaseOrder).values({ ...orderOf(wanted), createdAt: now })
  const heldUntil = new Date(now.getTime() + 15 * 60_000)
  await tx.insert(eventHold).values({ eventId: wanted.row.id, doctorId: wanted.doctorId, heldUntil })
}

import { type Tx, tables } from '@prostuti/db'
import { type InstalmentShare, bookOrder as orderLines, type Paisa, planInstalments } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import { dhakaDate } from '../catalogue/index.ts'
import { tellLive } from '../live/index.ts'
import { activateSubscription } from './activate-subscription.ts'
import type { OrderRow } from './lock-order.ts'
import { readShares } from './read-shares.ts'
import { writeLedger } from './write-ledger.ts'

const { doctor, enrolment, eventRegistration, orderInstalment, purchaseOrder } = tables

type Binding = { order: OrderRow; firstPaisa: Paisa; now: Date }

/** Makes an order binding: from here on the whole of it is owed, and the doctor is in. Its seat was taken before. */
export async function bookOrder(tx: Tx, { order, firstPaisa, now }: Binding): Promise<void> {
  const shares = await sharesOf(tx, order)
  const plan = planOf(order, firstPaisa, shares)
  const parts = planInstalments(order.totalPaisa, plan === 'full' ? [] : shares, dhakaDate(now))
  await tx
    .update(purchaseOrder)
    // Late money opens an order again whose hold had ended.
    .set({ plan, bookedAt: now, paidAt: order.totalPaisa === 0 ? now : null, closedAt: null })
    .where(eq(purchaseOrder.id, order.id))
  await writeLedger(
    tx,
    { kind: 'order', orderId: order.id, at: now },
    orderLines({ list: order.listPaisa, total: order.totalPaisa }),
  )
  if (parts.length > 0)
    await tx
      .insert(orderInstalment)
      .values(parts.map(({ number, amount, dueOn }) => ({ orderId: order.id, number, amountPaisa: amount, dueOn })))
  await letIn(tx, order, now)
}

async function letIn(tx: Tx, { doctorId, enrolmentId, eventId, subscriptionId }: OrderRow, now: Date): Promise<void> {
  if (subscriptionId !== null) await activateSubscription(tx, { subscriptionId, doctorId, now })
  else if (enrolmentId !== null) {
    await tx.update(enrolment).set({ state: 'active' }).where(eq(enrolment.id, enrolmentId))
    await tx.update(doctor).set({ hasActivePaidCourse: true }).where(eq(doctor.id, doctorId))
    await tellLive(tx, { doctor: doctorId }, { kind: 'enrolment', id: enrolmentId })
  } else
    await tx.insert(eventRegistration).values({ eventId: eventId!, doctorId, createdAt: now }).onConflictDoNothing()
}

/** Who paid a first instalment chose instalments, whatever was pressed on another screen while the money was on its way. */
const planOf = ({ plan, totalPaisa }: OrderRow, firstPaisa: Paisa, shares: readonly InstalmentShare[]) =>
  firstPaisa < totalPaisa && shares.length > 1 ? 'instalments' : plan

async function sharesOf(tx: Tx, { enrolmentId }: OrderRow): Promise<InstalmentShare[]> {
  if (enrolmentId === null) return []
  const [row] = await tx.select({ batchId: enrolment.batchId }).from(enrolment).where(eq(enrolment.id, enrolmentId))
  return (await readShares(tx, [row!.batchId])).get(row!.batchId) ?? []
}

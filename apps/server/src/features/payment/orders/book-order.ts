import { type Tx, tables } from '@prostuti/db'
import { bookOrder as orderLines } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import { tellLive } from '../../live/index.ts'
import { writeLedger } from '../ledger/write-ledger.ts'
import { activateSubscription } from '../purchasables/activate-subscription.ts'
import type { OrderRow } from './lock-order.ts'
import { orderByTerms, type Terms } from './terms.ts'

const { doctor, enrolment, eventRegistration, orderInstalment, purchaseOrder } = tables

type Binding = { order: OrderRow; terms: Terms; now: Date }

/** Makes an order binding by these terms: from here on the whole of it is owed, and the doctor is in. Its seat was taken before. */
export async function bookOrder(tx: Tx, { order, terms, now }: Binding): Promise<void> {
  await tx
    .update(purchaseOrder)
    // Late money opens an order again whose hold had ended.
    .set({ ...orderByTerms(terms), bookedAt: now, paidAt: terms.total === 0 ? now : null, closedAt: null })
    .where(eq(purchaseOrder.id, order.id))
  await writeLedger(tx, { kind: 'order', orderId: order.id, at: now }, orderLines(terms))
  if (terms.parts.length > 0)
    await tx
      .insert(orderInstalment)
      .values(
        terms.parts.map(({ number, amount, dueOn }) => ({ orderId: order.id, number, amountPaisa: amount, dueOn })),
      )
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

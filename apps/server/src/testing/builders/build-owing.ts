import { tables } from '@prostuti/db'
import { bookOrder } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { writeLedger } from '../../features/payment/ledger/write-ledger.ts'
import { approvePayment } from '../decide-payment.ts'
import { days } from '../test-clock.ts'
import { buildPayment } from './build-payment.ts'

let built = 0

/** An order in two parts by the books: the first was paid, the second should have come three weeks ago. */
export async function buildOwing(deps: Pick<Deps, 'database' | 'clock'>) {
  const { db } = deps.database
  const now = deps.clock()
  const dayOf = (ago: number) => new Date(now.getTime() - days(ago)).toISOString().slice(0, 10)
  const payment = (amountPaisa: number) => {
    built += 1
    return { gateway: 'manual' as const, reason: 'awaiting_staff' as const, amountPaisa, transaction: `OWING-${built}` }
  }
  const made = await buildPayment(db, payment(400_000))
  const { order } = made
  const total = 1_000_000
  await db.transaction(async (tx) => {
    const bookedAt = new Date(now.getTime() - days(40))
    await tx
      .update(tables.purchaseOrder)
      .set({ bookedAt, plan: 'instalments', listPaisa: total, reductionPaisa: 0, codePaisa: 0, totalPaisa: total })
      .where(eq(tables.purchaseOrder.id, order.id))
    await tx.update(tables.enrolment).set({ state: 'active' }).where(eq(tables.enrolment.id, made.enrolment.id))
    await tx.insert(tables.orderInstalment).values([
      { orderId: order.id, number: 1, amountPaisa: 400_000, dueOn: dayOf(40) },
      { orderId: order.id, number: 2, amountPaisa: 600_000, dueOn: dayOf(21) },
    ])
    await writeLedger(tx, { kind: 'order', orderId: order.id, at: bookedAt }, bookOrder({ list: total, total }))
  })
  await approvePayment(deps, { paymentId: made.payment.id })
  return {
    ...made,
    openPaisa: 600_000,
    async payRest() {
      const [row] = await db
        .insert(tables.payment)
        .values({ ...payment(600_000), orderId: order.id, startedAt: now })
        .returning()
      await approvePayment(deps, { paymentId: row!.id })
    },
  }
}

import { type Tx, tables } from '@prostuti/db'
import { days } from '../test-clock.ts'

type Debt = { doctorId: number; enrolmentId: number; now: Date }

/** An order of which the first part should have come long ago. Gives its id. */
export async function buildDebt(tx: Tx, { doctorId, enrolmentId, now }: Debt): Promise<number> {
  const bookedAt = new Date(now.getTime() - days(90))
  const [order] = await tx
    .insert(tables.purchaseOrder)
    .values({
      ...{ doctorId, kind: 'enrolment' as const, enrolmentId, title: { bn: 'ব্যাচ' }, bookedAt },
      ...{ listPaisa: 1_000_000, totalPaisa: 1_000_000 },
    })
    .returning()
  const dueOn = bookedAt.toISOString().slice(0, 10)
  await tx.insert(tables.orderInstalment).values({ orderId: order!.id, number: 1, amountPaisa: 1_000_000, dueOn })
  return order!.id
}

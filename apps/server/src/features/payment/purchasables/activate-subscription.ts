import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { lockDays, placeDays } from './subscription-period.ts'

const { subscription } = tables

type Paid = { subscriptionId: number; doctorId: number; now: Date }

/** A paid subscription begins now, or when everything else that its doctor has paid for its videos has ended. */
export async function activateSubscription(tx: Tx, { subscriptionId, doctorId, now }: Paid): Promise<void> {
  await lockDays(tx, doctorId)
  const [row] = await tx.select().from(subscription).where(eq(subscription.id, subscriptionId))
  await tx
    .update(subscription)
    .set({ state: 'active', ...(await placeDays(tx, row!, now)) })
    .where(eq(subscription.id, subscriptionId))
}

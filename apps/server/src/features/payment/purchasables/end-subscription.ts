import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, gt } from 'drizzle-orm'
import { lockDays, placeDays } from './subscription-period.ts'

const { subscription } = tables

type Left = { subscriptionId: number; doctorId: number; now: Date }

/** The doctor leaves it. What was paid for and waits for its end moves up, so that nobody waits for days that nobody has. */
export async function endSubscription(tx: Tx, { subscriptionId, doctorId, now }: Left): Promise<void> {
  await lockDays(tx, doctorId)
  const ended = await tx
    .update(subscription)
    .set({ state: 'ended' })
    .where(and(eq(subscription.id, subscriptionId), eq(subscription.state, 'active')))
    .returning({ id: subscription.id })
  if (ended.length > 0) await moveUp(tx, doctorId, now)
}

async function moveUp(tx: Tx, doctorId: number, now: Date): Promise<void> {
  const coming = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.doctorId, doctorId), eq(subscription.state, 'active'), gt(subscription.startsAt, now)))
    .orderBy(asc(subscription.startsAt), asc(subscription.id))
  for (const row of coming) {
    const moved = await placeDays(tx, row, now)
    if (moved.startsAt < row.startsAt!) await tx.update(subscription).set(moved).where(eq(subscription.id, row.id))
  }
}

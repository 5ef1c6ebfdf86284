import { type Tx, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'

const { subscription } = tables

type Paid = { subscriptionId: number; doctorId: number; now: Date }

const day = 86_400_000

/** A paid subscription begins now, or when the one it renews, and all that renewed that one before, have ended. */
export async function activateSubscription(tx: Tx, { subscriptionId, doctorId, now }: Paid): Promise<void> {
  // Two renewals that are paid at once begin one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('subscription-start'), ${doctorId}::int)`)
  const [row] = await tx
    .select({ days: subscription.days, renewsId: subscription.renewsId })
    .from(subscription)
    .where(eq(subscription.id, subscriptionId))
  const runsUntil = row!.renewsId === null ? null : await endOfChain(tx, row!.renewsId)
  const startsAt = runsUntil !== null && runsUntil > now ? runsUntil : now
  await tx
    .update(subscription)
    .set({ state: 'active', startsAt, endsAt: new Date(startsAt.getTime() + row!.days * day) })
    .where(eq(subscription.id, subscriptionId))
}

async function endOfChain(tx: Tx, firstId: number): Promise<Date | null> {
  const { rows } = await tx.execute<{ ends: Date | string | null }>(sql`
    with recursive chain as (
      select id, state, ends_at from subscription where id = ${firstId}
      union
      select later.id, later.state, later.ends_at from subscription later join chain on later.renews_id = chain.id
        where later.state = 'active'
    )
    select max(ends_at) as ends from chain where state = 'active'`)
  const ends = rows[0]?.ends ?? null
  return ends === null ? null : new Date(ends)
}

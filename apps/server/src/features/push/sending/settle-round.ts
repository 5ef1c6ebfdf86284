import { type Db, tables } from '@prostuti/db'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Claimed } from './claim-messages.ts'
import type { Verdict } from './judge-answer.ts'
import type { PushDeps } from './post-push.ts'

const { pushMessage, pushSubscription } = tables

type Settled = Claimed & { verdict: Verdict }

/** Writes down what became of a round: what went first, for that must not go again. */
export async function settleRound(
  { database: { db } }: PushDeps,
  { round, now }: { round: Settled[]; now: Date },
): Promise<void> {
  const of = (is: Verdict['is']) => round.filter(({ verdict }) => verdict.is === is)
  const done = [...of('sent'), ...of('refused')].map(({ message }) => message.id)
  if (done.length > 0) await db.delete(pushMessage).where(inArray(pushMessage.id, done))
  const told = of('sent').map(({ message }) => message.subscriptionId)
  if (told.length > 0)
    await db.update(pushSubscription).set({ lastSentAt: now }).where(inArray(pushSubscription.id, told))
  const gone = of('gone').map(({ message }) => message.subscriptionId)
  // What still waits for them goes with them.
  if (gone.length > 0) await db.delete(pushSubscription).where(inArray(pushSubscription.id, gone))
  const held = new Map<string, number>()
  for (const { message, to, verdict } of round) {
    if (verdict.is !== 'later') continue
    const sendAt = new Date(now.getTime() + verdict.waitMs)
    await db.update(pushMessage).set({ sendAt }).where(eq(pushMessage.id, message.id))
    if (!verdict.service || to === undefined) continue
    const { origin } = new URL(to.endpoint)
    held.set(origin, Math.max(held.get(origin) ?? 0, sendAt.getTime()))
  }
  for (const [origin, until] of held) await holdService(db, { origin, sendAt: new Date(until) })
}

/** A service that says when to come again hears of nothing until then, whichever process would write to it. */
async function holdService(db: Db, { origin, sendAt }: { origin: string; sendAt: Date }): Promise<void> {
  const until = sql`${sendAt.toISOString()}::timestamptz`
  await db.execute(sql`
    update push_message set send_at = ${until} where id in (
      select message.id from push_message message join push_subscription listening on listening.id = message.subscription_id
      where starts_with(listening.endpoint, ${`${origin}/`}) and message.send_at < ${until}
      order by message.id for update of message skip locked)`)
}

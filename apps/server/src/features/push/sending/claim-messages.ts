import { tables } from '@prostuti/db'
import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm'
import { isSignedIn } from '../telling/is-signed-in.ts'
import { isQuietFor } from '../telling/quiet-for.ts'
import type { PushDeps } from './post-push.ts'

const { pushMessage, pushSubscription, signIn } = tables

/**
 * So many are posted at once and written down together. It is as much as a process that is killed between a service's answer and the
 * writing down may leave to be posted a second time.
 */
const atOnce = 50

/** Longer than the posting of one round takes, however silent a service is: nobody else posts what is on its way. */
const leaseMs = 60_000

const doctorId = sql`(select listening.doctor_id from push_subscription listening where listening.id = ${pushMessage.subscriptionId})`

/** What a service did not take in time, or a process that was away did not post, wakes nobody either: it waits for the morning. */
const isHeldByNight = (now: Date) => isQuietFor(doctorId, { kind: sql`${pushMessage.kind}`, now })

export type Message = typeof pushMessage.$inferSelect
export type Listening = typeof pushSubscription.$inferSelect
export type Claimed = { message: Message; to: Listening | undefined }

/** Takes some that are due for this process alone, the most pressing first; with the browsers that still listen. */
export async function claimMessages({ database: { db } }: PushDeps, now: Date): Promise<Claimed[]> {
  const due = db
    .select({ id: pushMessage.id })
    .from(pushMessage)
    .where(and(lte(pushMessage.sendAt, now), not(isHeldByNight(now))))
    .orderBy(asc(pushMessage.sendAt), asc(pushMessage.id))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const messages = await db
    .update(pushMessage)
    .set({ sendAt: new Date(now.getTime() + leaseMs), tries: sql`${pushMessage.tries} + 1` })
    .where(inArray(pushMessage.id, due))
    .returning()
  if (messages.length === 0) return []
  const ids = [...new Set(messages.map(({ subscriptionId }) => subscriptionId))]
  // Whoever has signed out since it was queued is not told any more.
  const listening = await db
    .select({ to: pushSubscription })
    .from(pushSubscription)
    .innerJoin(signIn, eq(signIn.id, pushSubscription.signInId))
    .where(and(inArray(pushSubscription.id, ids), isSignedIn(now)))
  const byId = new Map(listening.map(({ to }) => [to.id, to]))
  return messages
    .sort((one, other) => one.id - other.id)
    .map((message) => ({ message, to: byId.get(message.subscriptionId) }))
}

import { tables } from '@prostuti/db'
import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm'
import { isPushService } from './is-push-service.ts'
import { addressOf, type PushDeps, postPush } from './post-push.ts'
import { readPushKeys } from './push-keys.ts'
import { isSignedIn } from './tell-by-push.ts'
import { encryptPush } from './wire/encrypt.ts'
import { isPublicKey } from './wire/is-public-key.ts'
import { vapidHeader } from './wire/vapid.ts'

const { pushMessage, pushSubscription, signIn } = tables

const retryMs = 60_000
const atOnce = 200

type Claimed = Awaited<ReturnType<typeof claim>>

/**
 * Sends what is queued. Each is taken out before it goes, with the next try already set: a process that dies has told nobody twice
 * at once, and what a service did not take is tried again until it is no news.
 */
export async function sendPushes(deps: PushDeps, now: Date, signal?: AbortSignal): Promise<number> {
  let sent = 0
  while (sent < atOnce && !signal?.aborted) {
    const claimed = await claim(deps, now)
    if (claimed === undefined) break
    await send(deps, claimed, now)
    sent += 1
  }
  return sent
}

const claim = ({ database: { db } }: PushDeps, now: Date) =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(pushMessage)
      .where(lte(pushMessage.sendAt, now))
      .orderBy(asc(pushMessage.sendAt), asc(pushMessage.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due === undefined) return undefined
    const sendAt = new Date(now.getTime() + retryMs)
    await tx.update(pushMessage).set({ sendAt }).where(eq(pushMessage.id, due.id))
    return due
  })

async function send(deps: PushDeps, message: NonNullable<Claimed>, now: Date): Promise<void> {
  const { db } = deps.database
  // Whoever has signed out since it was queued is not told any more.
  const [to] = await db
    .select(getTableColumns(pushSubscription))
    .from(pushSubscription)
    .innerJoin(signIn, eq(signIn.id, pushSubscription.signInId))
    .where(and(eq(pushSubscription.id, message.subscriptionId), isSignedIn(now)))
  const done = () => db.delete(pushMessage).where(eq(pushMessage.id, message.id))
  const forget = () => db.delete(pushSubscription).where(eq(pushSubscription.id, message.subscriptionId))
  if (to === undefined || message.until <= now) return void (await done())
  // Asked again: what was a push service when the browser subscribed may have been taken off the list.
  if (!isPushService(to.endpoint, deps.env.push)) return void (await forget())
  // Nothing can be encrypted for it, and the next of the queue wait for nobody's key.
  if (!isPublicKey(to.p256dh)) return void (await forget())
  const address = addressOf(to.endpoint, deps)
  if (address === undefined) return void (await done())
  const status = await postPush(deps, { address, ...(await seal(deps, { message, to, now })) })
  // The browser has gone, or the doctor has withdrawn their leave.
  if (status === 404 || status === 410) await forget()
  else if (status !== undefined && status < 300) {
    await db.update(pushSubscription).set({ lastSentAt: now }).where(eq(pushSubscription.id, to.id))
    await done()
  }
  // What is wrong with us, such as a key that is not believed, is no reason to forget a browser; trying again does not help either.
  else if (status !== undefined && status < 500 && status !== 429) await done()
}

type Sealed = { message: NonNullable<Claimed>; to: typeof pushSubscription.$inferSelect; now: Date }

/** What its browser alone can read, signed by us. */
async function seal({ database: { db }, env }: PushDeps, { message, to, now }: Sealed) {
  const { title, body, link, topic } = message
  const keys = await readPushKeys(db, { id: to.pushKeyId, appSecret: env.appSecret })
  const text = Buffer.from(JSON.stringify({ title, body, link, topic }))
  const [p256dh, auth] = [Buffer.from(to.p256dh, 'base64url'), Buffer.from(to.auth, 'base64url')]
  return {
    headers: {
      ttl: String(Math.max(0, Math.round((message.until.getTime() - now.getTime()) / 1000))),
      urgency: 'normal',
      topic,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      authorization: vapidHeader({ endpoint: to.endpoint, subject: env.publicUrl, keys, now }),
    },
    body: encryptPush(text, { p256dh, auth }),
  }
}

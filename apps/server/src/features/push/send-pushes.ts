import { tables } from '@prostuti/db'
import { asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { readPushKeys } from './push-keys.ts'
import { encryptPush } from './wire/encrypt.ts'
import { vapidHeader } from './wire/vapid.ts'

const { pushMessage, pushSubscription } = tables

type PushDeps = Pick<Deps, 'database' | 'env'> & {
  /** How a message reaches its service; a test brings its own. */
  deliver?: typeof fetch
}

const patienceMs = 10_000
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
  const [to] = await db.select().from(pushSubscription).where(eq(pushSubscription.id, message.subscriptionId))
  const done = () => db.delete(pushMessage).where(eq(pushMessage.id, message.id))
  if (to === undefined || message.until <= now) return void (await done())
  const status = await post(deps, { message, to, now })
  // The browser has gone, or the doctor has withdrawn their leave.
  if (status === 404 || status === 410) await db.delete(pushSubscription).where(eq(pushSubscription.id, to.id))
  else if (status !== undefined && status < 300) {
    await db.update(pushSubscription).set({ lastSentAt: now }).where(eq(pushSubscription.id, to.id))
    await done()
  }
  // What is wrong with us, such as a key that is not believed, is no reason to forget a browser; trying again does not help either.
  else if (status !== undefined && status < 500 && status !== 429) await done()
}

type Posted = { message: NonNullable<Claimed>; to: typeof pushSubscription.$inferSelect; now: Date }

/** The status that the push service answers; undefined where it does not. */
async function post({ database: { db }, env, deliver = fetch }: PushDeps, { message, to, now }: Posted) {
  const { title, body, link, topic } = message
  const keys = await readPushKeys(db, { id: to.pushKeyId, appSecret: env.appSecret })
  const text = Buffer.from(JSON.stringify({ title, body, link, topic }))
  const [p256dh, auth] = [Buffer.from(to.p256dh, 'base64url'), Buffer.from(to.auth, 'base64url')]
  try {
    const { status } = await deliver(to.endpoint, {
      method: 'POST',
      redirect: 'error',
      headers: {
        ttl: String(Math.max(0, Math.round((message.until.getTime() - now.getTime()) / 1000))),
        urgency: 'normal',
        topic,
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        authorization: vapidHeader({ endpoint: to.endpoint, subject: env.publicUrl, keys, now }),
      },
      body: new Uint8Array(encryptPush(text, { p256dh, auth })),
      signal: AbortSignal.timeout(patienceMs),
    })
    return status
  } catch {
    return undefined
  }
}

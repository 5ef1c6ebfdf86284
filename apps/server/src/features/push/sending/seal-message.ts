import { newsOf } from '../telling/push-kinds.ts'
import { encryptPush } from '../wire/encrypt.ts'
import { vapidHeader } from '../wire/vapid.ts'
import type { Listening, Message } from './claim-messages.ts'
import type { PushDeps } from './post-push.ts'
import { readPushKeys } from './push-keys.ts'

/** What a browser is told, as its service worker reads it (`apps/web/app/offline/news.ts`). */
export function payloadOf({
  newsId,
  title,
  body,
  link,
  topic,
}: Pick<Message, 'newsId' | 'title' | 'body' | 'link' | 'topic'>): string {
  return JSON.stringify({ id: newsId, title, body, link, topic })
}

/**
 * Makes of messages what their browsers alone can read, signed by us: one signature for each service, not for each message. Undefined
 * where the key of a subscription does not open: no other is taken for it.
 */
export function createSealer({ database: { db }, env }: PushDeps, begun: Date) {
  const keysById = new Map<number, ReturnType<typeof readPushKeys>>()
  const signatures = new Map<string, string>()
  const keysOf = (id: number) => {
    const keys = keysById.get(id) ?? readPushKeys(db, { id, appSecret: env.appSecret })
    keysById.set(id, keys)
    return keys
  }
  const signatureFor = async ({ endpoint, pushKeyId }: Listening) => {
    const name = `${pushKeyId} ${new URL(endpoint).origin}`
    const keys = await keysOf(pushKeyId)
    if (keys === undefined) return undefined
    const signature = signatures.get(name) ?? vapidHeader({ endpoint, subject: env.publicUrl, keys, now: begun })
    signatures.set(name, signature)
    return signature
  }
  return async (message: Message, { to, now }: { to: Listening; now: Date }) => {
    const authorization = await signatureFor(to)
    if (authorization === undefined) return undefined
    const [p256dh, auth] = [Buffer.from(to.p256dh, 'base64url'), Buffer.from(to.auth, 'base64url')]
    return {
      headers: {
        ttl: String(Math.max(0, Math.round((message.until.getTime() - now.getTime()) / 1000))),
        urgency: newsOf(message.kind).urgency,
        topic: message.topic,
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        authorization,
      },
      body: encryptPush(Buffer.from(payloadOf(message)), { p256dh, auth }),
    }
  }
}

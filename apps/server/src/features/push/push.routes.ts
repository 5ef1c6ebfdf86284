import { readPushKey, subscribePush, unsubscribePush } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { refuseFields } from '../../input/refuse-fields.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { isPushService } from './sending/is-push-service.ts'
import { currentPushKey, findPushKey } from './sending/push-keys.ts'
import { isPublicKey } from './wire/is-public-key.ts'

const { pushSubscription } = tables

const subscriptionsByDoctor: RateLimit = { name: 'push-subscribe', tries: 60, windowMs: 3_600_000 }
/** Nobody reads on more browsers than these; the oldest make room. */
const browsersAtMost = 10

/** Doctor block: which browsers are told of news while no page is open. */
export function pushRoutes(app: FastifyInstance, { database: { db }, env, clock }: Deps): void {
  registerCall(app, readPushKey, async () => {
    const { publicKey } = await currentPushKey(db, { appSecret: env.appSecret, now: clock() })
    return { key: publicKey }
  })

  registerCall(app, subscribePush, async ({ request, body, locale }) => {
    const doctorId = ownDoctorOf(request)
    const now = clock()
    await spendByDoctor(db, subscriptionsByDoctor, { doctorId, secret: env.appSecret, now })
    const key = await findPushKey(db, { publicKey: body.key, appSecret: env.appSecret })
    const invalid = messages.error_field_invalid({}, { locale })
    refuseFields({
      endpoint: isPushService(body.endpoint, env.push) ? undefined : invalid,
      key: key === undefined ? invalid : undefined,
      p256dh: isPublicKey(body.p256dh) ? undefined : invalid,
    })
    const { endpoint, p256dh, auth } = body
    const own = { doctorId, signInId: signInOf(request).id, pushKeyId: key!.id, p256dh, auth, locale }
    await db.transaction(async (tx) => {
      // A phone that was handed on tells its new owner of theirs alone: what still waits for the other goes.
      await tx
        .delete(pushSubscription)
        .where(and(eq(pushSubscription.endpoint, endpoint), ne(pushSubscription.doctorId, doctorId)))
      await tx
        .insert(pushSubscription)
        .values({ ...own, endpoint, createdAt: now })
        .onConflictDoUpdate({ target: pushSubscription.endpoint, set: own })
      const newest = tx
        .select({ id: pushSubscription.id })
        .from(pushSubscription)
        .where(eq(pushSubscription.doctorId, doctorId))
        .orderBy(sql`${pushSubscription.id} desc`)
        .limit(browsersAtMost)
      await tx
        .delete(pushSubscription)
        .where(and(eq(pushSubscription.doctorId, doctorId), notInArray(pushSubscription.id, newest)))
    })
    return undefined
  })

  registerCall(app, unsubscribePush, async ({ request, body }) => {
    const doctorId = ownDoctorOf(request)
    await db
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.doctorId, doctorId), eq(pushSubscription.endpoint, body.endpoint)))
    return undefined
  })
}

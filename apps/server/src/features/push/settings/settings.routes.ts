import { readPushSettings, savePushSettings, sendTestPush } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../../auth/own-doctor-of.ts'
import { signInOf } from '../../../auth/sign-in-of.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { type RateLimit, spendByDoctor } from '../../rate-limit/index.ts'
import { newsOf } from '../telling/push-kinds.ts'
import { queueNews } from '../telling/queue-news.ts'
import { readWishes } from '../telling/wishes.ts'
import { presentSettings, wishesIn } from './present-settings.ts'
import { saveWishes } from './save-wishes.ts'

const { pushSubscription } = tables

const testsByDoctor: RateLimit = { name: 'push-test', tries: 5, windowMs: 3_600_000 }

/** Doctor block: what a doctor is told of and when, and whether it arrives. */
export function pushSettingRoutes(app: FastifyInstance, { database: { db }, env, clock }: Deps): void {
  registerCall(app, readPushSettings, async ({ request }) =>
    presentSettings(await readWishes(db, signInOf(request).doctorId)),
  )

  registerCall(app, savePushSettings, async ({ request, body }) => {
    const wishes = wishesIn(body)
    await saveWishes(db, { doctorId: ownDoctorOf(request), wishes, now: clock() })
    return presentSettings(wishes)
  })

  registerCall(app, sendTestPush, async ({ request, body }) => {
    const doctorId = ownDoctorOf(request)
    const now = clock()
    const own = and(eq(pushSubscription.doctorId, doctorId), eq(pushSubscription.endpoint, body.endpoint))
    if ((await db.$count(pushSubscription, own)) === 0) throw new AppError('not_found')
    await spendByDoctor(db, testsByDoctor, { doctorId, secret: env.appSecret, now })
    const until = new Date(now.getTime() + newsOf('test').worthMs)
    const found = [{ doctorId, thing: 'test', link: '/my/account/news', at: now, until }]
    await queueNews(db, { kind: 'test', found, sendAt: now, now, ...(own && { only: own }) })
    return { sent: true as const }
  })
}

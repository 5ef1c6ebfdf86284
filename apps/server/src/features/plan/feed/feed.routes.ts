import * as calls from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../../auth/own-doctor-of.ts'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { openSecretIfOwn, sealSecret } from '../../../seal-secret.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { sendCalendar } from '../../calendar/index.ts'
import { type RateLimit, spendByDoctor } from '../../rate-limit/index.ts'
import { readPlanCalendar } from './read-plan-calendar.ts'

const { planFeed } = tables

const renewalsByDoctor: RateLimit = { name: 'plan-feed-renew', tries: 20, windowMs: 3_600_000 }

/** The secret stands in the query, which no log has (`plugins/logging/logging.ts`). */
const addressOf = (publicUrl: string, token: string) => `${publicUrl}/api/v3/web/plan/calendar.ics?token=${token}`

/** Doctor block: the plan as a file, and the address under which calendar programs follow it. Staff who look on see neither. */
export function feedRoutes(app: FastifyInstance, { database: { db }, env, clock }: Deps): void {
  registerCall(app, calls.readPlanFeed, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    const [row] = await db
      .select()
      .from(planFeed)
      .where(eq(planFeed.doctorId, ownDoctorOf(request)))
    if (row === undefined) return { feed: null }
    const token = openSecretIfOwn(env.appSecret, row.sealedToken, 'calendar link')
    // One that does not open, as after a restore without the secret, is shown as none: so it can be made anew.
    if (token === undefined) return { feed: null }
    return { feed: { address: addressOf(env.publicUrl, token.toString()), made_at: row.createdAt.toISOString() } }
  })

  registerCall(app, calls.renewPlanFeed, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    const doctorId = ownDoctorOf(request)
    const now = clock()
    await spendByDoctor(db, renewalsByDoctor, { doctorId, secret: env.appSecret, now })
    const token = newToken()
    const row = {
      tokenHash: hashToken(token),
      sealedToken: sealSecret(env.appSecret, Buffer.from(token), 'calendar link'),
      createdAt: now,
    }
    await db
      .insert(planFeed)
      .values({ doctorId, ...row })
      .onConflictDoUpdate({ target: planFeed.doctorId, set: row })
    return { feed: { address: addressOf(env.publicUrl, token), made_at: now.toISOString() } }
  })

  registerCall(app, calls.endPlanFeed, async ({ request }) => {
    await db.delete(planFeed).where(eq(planFeed.doctorId, ownDoctorOf(request)))
    return undefined
  })

  registerCall(app, calls.planCalendar, async ({ request, reply, locale }) => {
    const doctorId = ownDoctorOf(request)
    const now = clock()
    const calendar = await readPlanCalendar(db, { doctorId, locale, now, publicUrl: env.publicUrl })
    reply.header('content-disposition', `attachment; filename*=UTF-8''prostuti-plan-${dhakaDate(now)}.ics`)
    return sendCalendar(request, reply, { ...calendar, isPrivate: true })
  })
}

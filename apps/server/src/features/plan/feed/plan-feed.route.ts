import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { hashToken } from '../../../secrets.ts'
import { sendCalendar } from '../../calendar/index.ts'
import { addressHash, type RateLimit, spendTry } from '../../rate-limit/index.ts'
import { readPlanCalendar } from './read-plan-calendar.ts'

const { planFeed } = tables

const querystring = z.object({
  token: z
    .string()
    .max(43)
    .regex(/^[\w-]{43}$/),
  lang: z.enum(['bn', 'en']).default('bn'),
})
type Querystring = z.infer<typeof querystring>

const hour = 3_600_000
/** Programs ask every few minutes at most, some from several devices. By the link: many doctors' programs share one address. */
const readsByLink: RateLimit = { name: 'plan-feed', tries: 120, windowMs: hour }
/** Nobody guesses 256 bits; this keeps the trying cheap. */
const guessesByAddress: RateLimit = { name: 'plan-feed-guess', tries: 60, windowMs: hour }

/** Public block: a calendar program has no sign-in, so the secret in its address is all that says whose plan it may read. */
export function planFeedRoute(app: FastifyInstance, { database: { db }, env, clock }: Deps): void {
  app.get<{ Querystring: Querystring }>(
    '/api/v3/web/plan/calendar.ics',
    { schema: { hide: true, querystring } },
    async (request, reply) => {
      const { token, lang: locale } = request.query
      const now = clock()
      const tokenHash = hashToken(token)
      const [found] = await db
        .select({ doctorId: planFeed.doctorId })
        .from(planFeed)
        .where(eq(planFeed.tokenHash, tokenHash))
      if (found === undefined) {
        await spendTry(db, guessesByAddress, { who: addressHash(env.appSecret, request.ip), now })
        throw new AppError('not_found')
      }
      await spendTry(db, readsByLink, { who: tokenHash, now })
      reply.header('x-robots-tag', 'noindex')
      const options = { doctorId: found.doctorId, locale, now, publicUrl: env.publicUrl }
      return sendCalendar(request, reply, { ...(await readPlanCalendar(db, options)), isPrivate: true })
    },
  )
}

import { readiness } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { createPackCohorts } from '../exam/index.ts'
import { readReadiness } from './read-readiness.ts'

/** Doctor block. Whose it is comes from the sign-in alone. */
export function readinessRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  const cohorts = createPackCohorts()
  registerCall(app, readiness, ({ request, reply, locale }) => {
    reply.header('cache-control', 'no-store')
    return readReadiness(db, { doctorId: signInOf(request).doctorId, locale, now: clock(), cohorts })
  })
}

import { dashboard } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { readDashboard } from './read-dashboard.ts'

/** Doctor block. */
export function dashboardRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  registerCall(app, dashboard, ({ request, reply, locale }) => {
    reply.header('cache-control', 'no-store')
    return readDashboard(db, { doctorId: signInOf(request).doctorId, locale, now: clock() })
  })
}

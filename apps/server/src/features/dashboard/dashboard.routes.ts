import { dashboard } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { signInOf } from '../../auth/sign-in-of.ts'
import { registerCall } from '../../plugins/register-call.ts'
import type { ExamDeps } from '../exam/index.ts'
import { readDashboard } from './read-dashboard.ts'

/** Doctor block. */
export function dashboardRoutes(app: FastifyInstance, { database: { db }, clock, exams }: ExamDeps): void {
  registerCall(app, dashboard, ({ request, reply, locale }) => {
    reply.header('cache-control', 'no-store')
    return readDashboard(db, { doctorId: signInOf(request).doctorId, locale, now: clock(), counts: exams.participants })
  })
}

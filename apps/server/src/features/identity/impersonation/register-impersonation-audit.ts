import type { FastifyInstance } from 'fastify'
import { foundSignInOf } from '../../../auth/sign-in-of.ts'
import type { Deps } from '../../../deps.ts'
import { writeAudit } from '../../audit/index.ts'

/** In a guarded block: whatever staff ask while they look at the site as a doctor is written down under their own name. */
export function registerImpersonationAudit(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    const signIn = foundSignInOf(request)
    if (signIn === undefined || signIn.impersonatedBy === null) return
    await writeAudit(db, {
      at: clock(),
      staffId: signIn.impersonatedBy,
      doctorId: signIn.doctorId,
      action: 'request_as_doctor',
      detail: {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        path: request.url.split('?')[0] ?? '',
        status: reply.statusCode,
      },
      requestId: request.id,
    }).catch((err: unknown) => request.log.error({ err }, 'impersonation audit failed'))
  })
}

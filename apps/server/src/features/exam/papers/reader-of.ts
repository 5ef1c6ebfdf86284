import type { FastifyReply, FastifyRequest } from 'fastify'
import { maybeSignIn } from '../../../auth/auth.ts'
import type { Deps } from '../../../deps.ts'
import { writeAudit } from '../../audit/index.ts'

/**
 * Whose own things a call that is open to all shows beside: the doctor's id, or undefined for a visitor and for a device that
 * still has to be verified. Only a visitor's answer may be kept by a cache.
 */
export async function readerOf(request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<number | undefined> {
  const signIn = await maybeSignIn(request, deps)
  if (signIn === undefined) {
    // Private, because the language is in a cookie and shared caches rarely look there.
    reply.header('cache-control', 'private, max-age=30').header('vary', 'Cookie, Authorization, Accept-Encoding')
    return undefined
  }
  reply.header('cache-control', 'no-store')
  if (signIn.impersonatedBy !== null)
    await writeAudit(deps.database.db, {
      at: deps.clock(),
      staffId: signIn.impersonatedBy,
      doctorId: signIn.doctorId,
      action: 'request_as_doctor',
      detail: {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        path: request.url.split('?')[0] ?? '',
      },
      requestId: request.id,
    })
  return signIn.deviceVerified ? signIn.doctorId : undefined
}

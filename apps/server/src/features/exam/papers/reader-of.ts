import type { FastifyReply, FastifyRequest } from 'fastify'
import { maybeSignIn } from '../../../auth/maybe-sign-in.ts'
import type { AppDeps } from '../../../deps.ts'

/**
 * Whose own things a call that is open to all shows beside: the doctor's id, or undefined for a visitor and for a device that
 * still has to be verified. Only a visitor's answer may be kept by a cache.
 */
export async function readerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: AppDeps,
): Promise<number | undefined> {
  const signIn = await maybeSignIn(request, deps)
  if (signIn === undefined) {
    // Private, because the language is in a cookie or a header of its own, and shared caches rarely look there.
    reply
      .header('cache-control', 'private, max-age=30')
      .header('vary', 'Cookie, X-Language, Authorization, Accept-Encoding')
    return undefined
  }
  reply.header('cache-control', 'no-store')
  return signIn.deviceVerified ? signIn.doctorId : undefined
}

import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { SignIn } from './find-sign-in.ts'
import { maybeSignIn } from './maybe-sign-in.ts'
import { refuseImpersonation } from './refuse-impersonation.ts'
import { setSignIn, signInOf } from './sign-in-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The guard may rest on a look-up of the last second. */
    recentSignIn?: true
  }
}

type Guard = (request: FastifyRequest) => Promise<void>

const readingMethods = new Set(['GET', 'HEAD'])

/**
 * Guard of the signed-in block: any device will do, and staff who look on as the doctor only read. A handler that writes, or gives what is
 * the doctor's alone, asks again on purpose (`ownDoctorOf`): in another block, or as a GET, nothing else would refuse it.
 */
export const requireSignIn =
  (deps: AppDeps): Guard =>
  async (request) => {
    const signIn = await maybeSignIn(request, deps)
    if (signIn === undefined) throw new AppError('unauthenticated')
    if (!readingMethods.has(request.method)) refuseImpersonation(signIn)
  }

/** Requests that looked their sign-in up themselves; the others rest on an earlier look-up. */
const lookedUp = new WeakSet<FastifyRequest>()

/** Guard of the doctor block: the device must be verified. */
export function requireDoctor(deps: AppDeps): Guard {
  const requireFresh = requireVerified(deps)
  return async (request) => {
    const { authorization = '' } = request.headers
    const { recentSignIn = false } = request.routeOptions.config
    const known = recentSignIn ? deps.signIns.recent.get(authorization) : undefined
    if (known !== undefined) return setSignIn(request, known)
    await requireFresh(request)
    if (recentSignIn) deps.signIns.recent.keep(authorization, signInOf(request))
  }
}

function requireVerified(deps: AppDeps): Guard {
  const signedIn = requireSignIn(deps)
  return async (request) => {
    await signedIn(request)
    if (!signInOf(request).deviceVerified) throw new AppError('device_not_verified')
    lookedUp.add(request)
  }
}

/** The sign-in as it is now, for what must not rest on an earlier look-up although its call may. */
export async function freshSignInOf(request: FastifyRequest, deps: AppDeps): Promise<SignIn> {
  if (!lookedUp.has(request)) await requireVerified(deps)(request)
  return signInOf(request)
}

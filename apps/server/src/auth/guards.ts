import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { SignIn } from './find-sign-in.ts'
import { maybeSignIn } from './maybe-sign-in.ts'
import { setSignIn, signInOf } from './sign-in-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The guard may rest on a look-up of the last second. */
    recentSignIn?: true
  }
}

type Guard = (request: FastifyRequest) => Promise<void>

/** Guard of the signed-in block: any device will do. */
export const requireSignIn =
  (deps: AppDeps): Guard =>
  async (request) => {
    if ((await maybeSignIn(request, deps)) === undefined) throw new AppError('unauthenticated')
  }

/** Requests that looked their sign-in up themselves; the others rest on an earlier look-up. */
const lookedUp = new WeakSet<FastifyRequest>()

/** Guard of the doctor block: the device must be verified. */
export function requireDoctor(deps: AppDeps): Guard {
  const requireFresh = requireVerified(deps)
  const recent = createRecentSignIns()
  return async (request) => {
    const { recentSignIn = false } = request.routeOptions.config
    const known = recentSignIn ? recent.get(request.headers.authorization) : undefined
    if (known !== undefined) return setSignIn(request, known)
    await requireFresh(request)
    if (recentSignIn) recent.set(request.headers.authorization, signInOf(request))
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

const recentMs = 1000
const keptAtMost = 20_000

/**
 * For calls that come in rows, as the saves of an exam do: within a second the next one rests on the look-up of the last. A
 * sign-in that has ended can so save one more answer of its own, and nothing else.
 */
function createRecentSignIns() {
  const kept = new Map<string, { signIn: SignIn; at: number }>()
  return {
    get(authorization = ''): SignIn | undefined {
      const known = kept.get(authorization)
      return known !== undefined && performance.now() - known.at < recentMs ? known.signIn : undefined
    },
    set(authorization = '', signIn: SignIn): void {
      if (kept.size >= keptAtMost) kept.clear()
      kept.set(authorization, { signIn, at: performance.now() })
    },
  }
}

import type { Database } from '@prostuti/db'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
// Past the index, because the routes behind it need this file in turn.
import type { SignIn } from './find-sign-in.ts'
import { rememberSignIn } from './known-sign-ins.ts'
import { createSignInLookup, type SignInLookup } from './sign-in-lookup.ts'

const signIns = new WeakMap<FastifyRequest, SignIn>()

/** One for each database, so that all blocks of the app share their lookups. */
const lookups = new WeakMap<Database, SignInLookup>()

function lookupOf(database: Database): SignInLookup {
  const lookup = lookups.get(database) ?? createSignInLookup(database.db)
  lookups.set(database, lookup)
  return lookup
}

/** The sign-in of a request that passed one of the guards below. */
export function signInOf(request: FastifyRequest): SignIn {
  const found = signIns.get(request)
  if (found === undefined) throw new Error('this call is registered outside the blocks that need a sign-in')
  return found
}

/** The same for what looks at every answer: undefined where the guard let nobody in. */
export const guardedSignInOf = (request: FastifyRequest): SignIn | undefined => signIns.get(request)

export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Where a visitor is welcome too: the sign-in, if the token is good. */
export async function maybeSignIn(request: FastifyRequest, { database, clock }: Deps): Promise<SignIn | undefined> {
  const token = bearerTokenOf(request)
  if (token === undefined) return undefined
  const found = await lookupOf(database)({ token, now: clock() })
  if (found !== undefined) rememberSignIn(request.headers.authorization ?? '')
  return found
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The guard may rest on a look-up of the last second. */
    recentSignIn?: true
  }
}

type Guard = (request: FastifyRequest) => Promise<void>

/** Guard of the signed-in block: any device will do. */
export const requireSignIn =
  (deps: Deps): Guard =>
  async (request) => {
    const found = await maybeSignIn(request, deps)
    if (found === undefined) throw new AppError('unauthenticated')
    signIns.set(request, found)
  }

/** Requests that looked their sign-in up themselves; the others rest on an earlier look-up. */
const lookedUp = new WeakSet<FastifyRequest>()

/** Guard of the doctor block: the device must be verified. */
export function requireDoctor(deps: Deps): Guard {
  const look = requireVerified(deps)
  const recent = createRecentSignIns()
  return async (request) => {
    const { recentSignIn = false } = request.routeOptions.config
    const known = recentSignIn ? recent.get(request.headers.authorization) : undefined
    if (known !== undefined) return void signIns.set(request, known)
    await look(request)
    if (recentSignIn) recent.keep(request.headers.authorization, signInOf(request))
  }
}

function requireVerified(deps: Deps): Guard {
  const signedIn = requireSignIn(deps)
  return async (request) => {
    await signedIn(request)
    if (!signInOf(request).deviceVerified) throw new AppError('device_not_verified')
    lookedUp.add(request)
  }
}

/** The sign-in as it is now, for what must not rest on an earlier look-up although its call may. */
export async function freshSignInOf(request: FastifyRequest, deps: Deps): Promise<SignIn> {
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
    keep(authorization = '', signIn: SignIn): void {
      if (kept.size >= keptAtMost) kept.clear()
      kept.set(authorization, { signIn, at: performance.now() })
    },
  }
}

import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
// Past the index, because the routes behind it need this file in turn.
import { findSignIn, type SignIn } from '../features/identity/find-sign-in.ts'

const signIns = new WeakMap<FastifyRequest, SignIn>()

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
export async function maybeSignIn(
  request: FastifyRequest,
  { database: { db }, clock }: Deps,
): Promise<SignIn | undefined> {
  const token = bearerTokenOf(request)
  return token === undefined ? undefined : findSignIn(db, { token, now: clock() })
}

/** Guard of the signed-in block: any device will do. */
export const requireSignIn =
  (deps: Deps) =>
  async (request: FastifyRequest): Promise<void> => {
    const found = await maybeSignIn(request, deps)
    if (found === undefined) throw new AppError('unauthenticated')
    signIns.set(request, found)
  }

/** Guard of the doctor block: the device must be verified. */
export const requireDoctor =
  (deps: Deps) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireSignIn(deps)(request)
    if (!signInOf(request).deviceVerified) throw new AppError('device_not_verified')
  }

import type { FastifyRequest } from 'fastify'
import type { SignIn } from './find-sign-in.ts'

const signIns = new WeakMap<FastifyRequest, SignIn>()

/** Kept for as long as the request lives. */
export const setSignIn = (request: FastifyRequest, signIn: SignIn): void => void signIns.set(request, signIn)

/** The sign-in of a request that passed a guard. */
export function signInOf(request: FastifyRequest): SignIn {
  const found = signIns.get(request)
  if (found === undefined) throw new Error('this call is registered outside the blocks that need a sign-in')
  return found
}

/** The same for what looks at every answer: undefined where nobody was found. */
export const foundSignInOf = (request: FastifyRequest): SignIn | undefined => signIns.get(request)

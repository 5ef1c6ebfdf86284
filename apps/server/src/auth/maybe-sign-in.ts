import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { bearerTokenOf } from './bearer-token-of.ts'
import type { SignIn } from './find-sign-in.ts'
import { setSignIn } from './sign-in-of.ts'

/** Where a visitor is welcome too: the sign-in, if the token is good. */
export async function maybeSignIn(request: FastifyRequest, { signIns, clock }: AppDeps): Promise<SignIn | undefined> {
  const token = bearerTokenOf(request)
  if (token === undefined) return undefined
  const found = await signIns.find({ token, now: clock() })
  if (found !== undefined) setSignIn(request, found)
  return found
}

import type { Db } from '@prostuti/db'
import type { FastifyRequest } from 'fastify'
import { bearerTokenOf } from './bearer-token-of.ts'
import { createKnownSignIns } from './known-sign-ins.ts'
import { createRecentSignIns, type RecentSignIns } from './recent-sign-ins.ts'
import { createSignInLookup, type SignInLookup } from './sign-in-lookup.ts'

export type SignIns = {
  find: SignInLookup
  /** The request's token, if it was found good in the last minutes. */
  knownTokenOf: (request: Pick<FastifyRequest, 'headers'>) => string | undefined
  recent: RecentSignIns
}

/** One for the whole app, so that calls of all its blocks share their look-ups. */
export function createSignIns(db: Db): SignIns {
  const lookUp = createSignInLookup(db)
  const known = createKnownSignIns()
  return {
    async find(call) {
      const found = await lookUp(call)
      if (found !== undefined) known.add(call.token)
      return found
    },
    knownTokenOf(request) {
      const token = bearerTokenOf(request)
      return token !== undefined && known.has(token) ? token : undefined
    },
    recent: createRecentSignIns(),
  }
}

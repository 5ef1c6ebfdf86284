import type { Db } from '@prostuti/db'
import { createKnownSignIns } from './known-sign-ins.ts'
import { createSignInLookup, type SignInLookup } from './sign-in-lookup.ts'

export type SignIns = {
  find: SignInLookup
  /** Whether the token was found good in the last minutes. */
  isKnown: (token: string) => boolean
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
    isKnown: known.has,
  }
}

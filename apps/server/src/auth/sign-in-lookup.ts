import type { Db } from '@prostuti/db'
import { batchCalls } from '../queues/batch-calls.ts'
import { hashToken } from '../secrets.ts'
import { isGood, needsTouch, readSignIn, type SignIn, type SignInRow, signInsByHash, staleAt } from './find-sign-in.ts'
import { touchSignIns } from './touch-sign-ins.ts'

type SignInQuery = { token: string; now: Date }

export type SignInLookup = (query: SignInQuery) => Promise<SignIn | undefined>

const atMost = 1000

/**
 * `findSignIn` for many calls at once: those that arrive while a lookup is on its way share the next one. Nothing is kept
 * from one to the next, so a sign-in that has ended is refused as soon as it has.
 */
export function createSignInLookup(db: Db): SignInLookup {
  const query = signInsByHash(db)
  const rowOf = batchCalls<string, SignInRow | undefined>({
    atMost,
    async run(hashes) {
      const found = new Map<string, SignInRow>()
      for (const row of await query.execute({ hashes })) found.set(row.tokenHash, row)
      return hashes.map((hash) => found.get(hash))
    },
  })
  const touch = batchCalls<{ id: number; now: Date }, undefined>({
    atMost,
    async run(used) {
      const now = new Date(Math.max(...used.map((each) => each.now.getTime())))
      await touchSignIns(db, { ids: used.map(({ id }) => id), now, stale: staleAt(now) })
      return used.map(() => undefined)
    },
  })
  return async ({ token, now }) => {
    const row = await rowOf(hashToken(token))
    if (row === undefined || !isGood(row, now)) return undefined
    if (needsTouch(row, now)) await touch({ id: row.id, now })
    return readSignIn(row, now)
  }
}

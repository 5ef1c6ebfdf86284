import { type Db, tables } from '@prostuti/db'
import { and, eq, notExists } from 'drizzle-orm'
import { isSignedIn } from './is-signed-in.ts'

const { pushSubscription, signIn } = tables

/** Browsers whose sign-in has ended or run out are told nothing any more: their addresses and keys go. */
export async function forgetSignedOut(db: Db, now: Date): Promise<number> {
  const theirs = db
    .select()
    .from(signIn)
    .where(and(eq(signIn.id, pushSubscription.signInId), isSignedIn(now)))
  const { rowCount } = await db.delete(pushSubscription).where(notExists(theirs))
  return rowCount ?? 0
}

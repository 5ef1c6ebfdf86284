import { tables } from '@prostuti/db'
import { and, gt, isNull } from 'drizzle-orm'

const { signIn } = tables

/** A sign-in that ran out was never ended by anybody. */
export const isSignedIn = (now: Date) => and(isNull(signIn.endedAt), gt(signIn.expiresAt, now))

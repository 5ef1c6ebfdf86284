import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { keyedHash } from '../../../secrets.ts'
import { verifyPassword } from '../../identity/index.ts'
import { addressHash, forgetTries, type RateLimit, spendTry } from '../../rate-limit/index.ts'
import { giveTicket } from '../factors/tickets.ts'

const { staff } = tables

const minute = 60_000
const bySource: RateLimit = { name: 'staff-password', tries: 5, windowMs: 15 * minute }
const byAccount: RateLimit = { name: 'staff-password-account', tries: 30, windowMs: 60 * minute }

type PasswordTry = { email: string; password: string; address: string }

/** The first of two steps. Whether there is such a member shows neither in the words nor in the time. */
export async function signInWithPassword(
  { database: { db }, env, clock }: Deps,
  { email, password, address }: PasswordTry,
): Promise<string> {
  const now = clock()
  const account = keyedHash(env.appSecret, 'staff', email.toLowerCase())
  const source = keyedHash(env.appSecret, account, addressHash(env.appSecret, address))
  await spendTry(db, bySource, { who: source, now })
  await spendTry(db, byAccount, { who: account, now })
  const [member] = await db
    .select({ id: staff.id, passwordHash: staff.passwordHash })
    .from(staff)
    .where(and(eq(staff.email, email.toLowerCase()), staff.isActive))
  const isRight = await verifyPassword(member?.passwordHash ?? undefined, password)
  if (member === undefined || !isRight) throw new AppError('wrong_credentials')
  await forgetTries(db, bySource, source)
  return giveTicket(db, { kind: 'second_factor', staffId: member.id, now })
}

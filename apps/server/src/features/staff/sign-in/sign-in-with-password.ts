import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { keyedHash } from '../../../secrets.ts'
import { verifyPassword } from '../../identity/index.ts'
import { addressHash, forgetTries, giveBackTry, type RateLimit, spendTry } from '../../rate-limit/index.ts'
import { giveTicket } from '../factors/tickets.ts'
import { knowsAddress } from './knows-address.ts'

const { staff } = tables

const minute = 60_000
const bySource: RateLimit = { name: 'staff-password', tries: 5, windowMs: 15 * minute }
const byStrangers: RateLimit = { name: 'staff-password-strangers', tries: 30, windowMs: 60 * minute }

type PasswordTry = { email: string; password: string; address: string }

/**
 * The first of two steps. Whether there is such a member shows neither in the words nor in the time. An address from which the member
 * came in before counts by itself; strangers count by address, and all together in a wider limit, so that those who fail on purpose
 * do not lock the member out of their own office.
 */
export async function signInWithPassword(
  { database: { db }, env, clock }: Deps,
  { email, password, address }: PasswordTry,
): Promise<string> {
  const now = clock()
  const account = keyedHash(env.appSecret, 'staff', email.toLowerCase())
  const source = keyedHash(env.appSecret, account, addressHash(env.appSecret, address))
  const [member] = await db
    .select({ id: staff.id, passwordHash: staff.passwordHash })
    .from(staff)
    .where(and(eq(staff.email, email.toLowerCase()), staff.isActive))
  const isKnown = member !== undefined && (await knowsAddress(db, { staffId: member.id, address, now }))
  await spendTry(db, bySource, { who: source, now })
  if (!isKnown) await spendTry(db, byStrangers, { who: account, now })
  const isRight = await verifyPassword(member?.passwordHash ?? undefined, password)
  if (member === undefined || !isRight) throw new AppError('wrong_credentials')
  await forgetTries(db, bySource, source)
  if (!isKnown) await giveBackTry(db, byStrangers, account)
  return giveTicket(db, { kind: 'second_factor', staffId: member.id, now })
}

import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { addressHash } from '../../rate-limit/index.ts'
import { loginBySource, loginByStrangers } from '../limits.ts'
import { verifyPassword } from '../password/hash-password.ts'
import { failAccountTry, forgiveAccountTries, spendAccountTry } from './account-tries.ts'
import { type Account, findAccount } from './find-account.ts'
import type { Neighbours } from './neighbours.ts'
import { type Browser, type SignedIn, signInOnDevice } from './sign-in-on-device.ts'

type LoginRequest = { login: string; password: string; browser: Browser }

/**
 * A try is counted before the password is looked at, so that guesses at once are counted too. Whether the account or
 * the password was wrong shows neither in the words nor in the time.
 */
export async function logIn(
  { database: { db }, env, clock }: Deps,
  neighbours: Neighbours,
  { login, password, browser }: LoginRequest,
): Promise<SignedIn> {
  const now = clock()
  const address = addressHash(env.appSecret, browser.address)
  const { account, triedOn } = await findAccount(db, {
    typed: login,
    deviceToken: browser.deviceToken,
    secret: env.appSecret,
  })
  const tries = { triedOn, address, bySource: loginBySource, byStrangers: loginByStrangers }
  await spendAccountTry(db, { ...tries, now })
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (account === undefined || !isRight) {
    await failAccountTry(db, { ...tries, now })
    throw new AppError('wrong_credentials')
  }
  return db.transaction(async (tx) => {
    if (!(await stillHasPassword(tx, account))) throw new AppError('wrong_credentials')
    const signedIn = await signInOnDevice(tx, neighbours, { doctorId: account.id, browser, now })
    await forgiveAccountTries(tx, tries)
    return signedIn
  })
}

/**
 * Holds the row, so that a change of password, which ends every sign-in, comes wholly before this one or after it:
 * else a thief's login that was being verified meanwhile would outlive the change.
 */
async function stillHasPassword(tx: Transaction, { id, passwordHash }: Account): Promise<boolean> {
  const rows = await tx
    .select({ id: tables.doctor.id })
    .from(tables.doctor)
    .where(and(eq(tables.doctor.id, id), eq(tables.doctor.passwordHash, passwordHash)))
    .for('no key update')
  return rows.length > 0
}

import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { keyedHash } from '../../../secrets.ts'
import { spendTry } from '../../rate-limit/index.ts'
import { passwordByDoctor } from '../limits.ts'
import { verifyPassword } from './hash-password.ts'

type PasswordProof = { doctorId: number; password: string; secret: string; locale: Locale; now: Date }

/**
 * Whoever is signed in says the password once more, before something that cannot be undone. Answers with its hash: a
 * transaction that comes after the long work of checking asks by it whether the password is still the same.
 */
export async function requirePassword(
  tx: Tx,
  { doctorId, password, secret, locale, now }: PasswordProof,
): Promise<string> {
  const { doctor } = tables
  const [account] = await tx.select({ hash: doctor.passwordHash }).from(doctor).where(eq(doctor.id, doctorId))
  if (account === undefined) throw new AppError('unauthenticated')
  refuseFields({ password: password === '' ? messages.error_field_required({}, { locale }) : undefined })
  await spendTry(tx, passwordByDoctor, { who: keyedHash(secret, 'account', String(doctorId)), now })
  const isRight = await verifyPassword(account.hash, password)
  refuseFields({ password: isRight ? undefined : messages.error_field_password_wrong({}, { locale }) })
  return account.hash
}

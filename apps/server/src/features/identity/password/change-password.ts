import type { BodyOf, changePassword as call } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import type { SignIn } from '../../../auth/find-sign-in.ts'
import { refuseImpersonation } from '../../../auth/refuse-impersonation.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { keyedHash } from '../../../secrets.ts'
import { forgetTries, spendTry } from '../../rate-limit/index.ts'
import { passwordByDoctor } from '../limits.ts'
import { consumeOtpToken, requireOtpToken } from '../otp/otp-token.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { setPassword } from './set-password.ts'

const { doctor } = tables

type PasswordChange = { form: BodyOf<typeof call>; otpToken: string | undefined; signIn: SignIn; locale: Locale }

/** By the present password, or by a code that was sent to the doctor's phone. Says how many other sign-ins ended. */
export async function changePassword(
  { database: { db }, env, clock }: Deps,
  { form, otpToken, signIn, locale }: PasswordChange,
): Promise<number> {
  // Staff who look at the site as a doctor must not be able to stay.
  refuseImpersonation(signIn)
  const now = clock()
  const { doctorId } = signIn
  const [account] = await db.select().from(doctor).where(eq(doctor.id, doctorId))
  if (account === undefined) throw new AppError('unauthenticated')
  const code = { token: otpToken, phone: account.phone, purpose: 'reset', now } as const
  const countedAs = keyedHash(env.appSecret, 'account', String(doctorId))
  if (otpToken !== undefined) await requireOtpToken(db, code)
  else {
    const present = form.current_password ?? ''
    refuseFields({ current_password: present === '' ? messages.error_field_required({}, { locale }) : undefined })
    await spendTry(db, passwordByDoctor, { who: countedAs, now })
    if (!(await verifyPassword(account.passwordHash, present))) refusePresent(locale)
  }
  refuseFields({ ...(await checkNewPassword(form, account, locale)) })
  const passwordHash = await hashPassword(form.password)
  return db.transaction(async (tx) => {
    if (otpToken !== undefined) await consumeOtpToken(tx, code)
    const [unchanged] = await tx
      .select({ id: doctor.id })
      .from(doctor)
      .where(and(eq(doctor.id, doctorId), eq(doctor.passwordHash, account.passwordHash)))
      .for('no key update')
    // Somebody changed it while this one was being hashed.
    if (unchanged === undefined) refusePresent(locale)
    await forgetTries(tx, passwordByDoctor, countedAs)
    return setPassword(tx, { doctorId, passwordHash, except: signIn.id, now })
  })
}

function refusePresent(locale: Locale): void {
  refuseFields({ current_password: messages.error_field_password_wrong({}, { locale }) })
}

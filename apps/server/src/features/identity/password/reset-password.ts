import type { BodyOf, reset } from '@prostuti/contract'
import { normalizeBmdc } from '@prostuti/text/bmdc'
import type { Locale } from '@prostuti/text/locale'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { keyedHash } from '../../../secrets.ts'
import { addressHash } from '../../rate-limit/index.ts'
import { findDoctorByPhone } from '../find-doctor-by-phone.ts'
import { isPhoneHeld, proofBySource, proofByStrangers } from '../limits.ts'
import { normalizeEmail } from '../normalize-email.ts'
import { consumeOtpToken, requireOtpToken } from '../otp/otp-token.ts'
import { readOtpSwitches } from '../otp/read-otp-switches.ts'
import { phoneOf } from '../phone-of.ts'
import { failAccountTry, forgiveAccountTries, spendAccountTry } from '../sign-in/account-tries.ts'
import type { Neighbours } from '../sign-in/neighbours.ts'
import { type Browser, type SignedIn, signInOnDevice } from '../sign-in/sign-in-on-device.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './hash-password.ts'
import { setPassword } from './set-password.ts'

type PasswordReset = { form: BodyOf<typeof reset>; otpToken: string | undefined; browser: Browser; locale: Locale }

/** A new password for whoever answered the code, or, where the centre asks for none, knows the account's email or BMDC number. */
export async function resetPassword(
  deps: Deps,
  neighbours: Neighbours,
  { form, otpToken, browser, locale }: PasswordReset,
): Promise<SignedIn> {
  const { database, env, clock } = deps
  const { db } = database
  const now = clock()
  const phone = phoneOf(form.phone, locale)
  const byCode = otpToken !== undefined || (await readOtpSwitches(db)).reset
  const code = { token: otpToken, phone, purpose: 'reset', now } as const
  const tries = {
    triedOn: { account: keyedHash(env.appSecret, 'reset', phone), knownDevice: null },
    address: addressHash(env.appSecret, browser.address),
    bySource: proofBySource,
    byStrangers: proofByStrangers,
  }
  if (byCode) await requireOtpToken(db, code)
  else await spendAccountTry(db, { ...tries, now })
  const known = await findDoctorByPhone(db, phone)
  const doctor = known && isPhoneHeld(known, now) ? undefined : known
  if (!byCode && !isProof(form.proof, doctor)) {
    await failAccountTry(db, { ...tries, now })
    throw new AppError('wrong_credentials')
  }
  // A code that reached a phone whose account is gone.
  if (doctor === undefined) throw new AppError('otp_token_invalid')
  refuseFields({ ...(await checkNewPassword(form, doctor, locale)) })
  const passwordHash = await hashPassword(form.password)
  return db.transaction(async (tx) => {
    if (byCode) await consumeOtpToken(tx, code)
    await setPassword(tx, { doctorId: doctor.id, passwordHash, now })
    const signedIn = await signInOnDevice(tx, neighbours, { doctorId: doctor.id, browser, now })
    if (!byCode) await forgiveAccountTries(tx, tries)
    return signedIn
  })
}

type AccountProofs = { email: string | null; bmdc: string | null }

function isProof(typed: string | null | undefined, doctor: AccountProofs | undefined): boolean {
  if (!typed || doctor === undefined) return false
  const { email, bmdc } = doctor
  return (email !== null && normalizeEmail(typed) === email) || (bmdc !== null && normalizeBmdc(typed) === bmdc)
}

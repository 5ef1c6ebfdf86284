import type { BodyOf, register } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { normalizeBmdc } from '@prostuti/text/bmdc'
import type { Locale } from '@prostuti/text/locale'
import { normalizeName } from '@prostuti/text/name'
import type { Deps } from '../../../deps.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { addressHash, spendTry } from '../../rate-limit/index.ts'
import { registerByAddress } from '../limits.ts'
import { normalizeEmail } from '../normalize-email.ts'
import { consumeOtpToken, requireOtpToken } from '../otp/otp-token.ts'
import { readOtpSwitches } from '../otp/read-otp-switches.ts'
import { checkNewPassword } from '../password/check-new-password.ts'
import { hashPassword } from '../password/hash-password.ts'
import { phoneOf } from '../phone-of.ts'
import type { Neighbours } from '../sign-in/neighbours.ts'
import { type Browser, type SignedIn, signInOnDevice } from '../sign-in/sign-in-on-device.ts'
import { asDoctorConflict } from './doctor-conflict.ts'
import { refuseTaken } from './refuse-taken.ts'

type Registration = { form: BodyOf<typeof register>; otpToken: string | undefined; browser: Browser; locale: Locale }

/** Makes the account and signs in, both or neither. */
export async function registerDoctor(
  { database: { db }, env, clock }: Deps,
  neighbours: Neighbours,
  { form, otpToken, browser, locale }: Registration,
): Promise<SignedIn> {
  const now = clock()
  const phone = phoneOf(form.phone, locale)
  const needsOtp = (await readOtpSwitches(db)).registration
  const proof = { token: otpToken, phone, purpose: 'register', now } as const
  if (needsOtp) await requireOtpToken(db, proof)
  await spendTry(db, registerByAddress, { who: addressHash(env.appSecret, browser.address), now })
  const doctor = { phone, ...normalizeForm(form, locale) }
  refuseFields({ ...(await checkNewPassword(form, doctor, locale)) })
  await refuseTaken(db, doctor, locale)
  const passwordHash = await hashPassword(form.password)
  try {
    return await db.transaction(async (tx) => {
      if (needsOtp) await consumeOtpToken(tx, proof)
      const [made] = await tx
        .insert(tables.doctor)
        .values({ ...doctor, passwordHash, createdAt: now, updatedAt: now })
        .returning({ id: tables.doctor.id })
      return signInOnDevice(tx, neighbours, { doctorId: made!.id, browser, now })
    })
  } catch (error) {
    throw asDoctorConflict(error, locale)
  }
}

/** As it is stored; what cannot be stored is refused field by field. An empty field is no answer. */
function normalizeForm(form: Registration['form'], locale: Locale) {
  const name = normalizeName(form.name)
  const email = form.email?.trim() ? normalizeEmail(form.email) : null
  const bmdc = form.bmdc?.trim() ? normalizeBmdc(form.bmdc) : null
  refuseFields({
    name: name === '' ? messages.error_field_required({}, { locale }) : undefined,
    email: email === undefined ? messages.error_field_invalid_email({}, { locale }) : undefined,
    bmdc: bmdc === undefined ? messages.error_field_invalid_bmdc({}, { locale }) : undefined,
  })
  return { name, email: email ?? null, bmdc: bmdc ?? null, medicalCollegeId: form.medical_college_id ?? null }
}

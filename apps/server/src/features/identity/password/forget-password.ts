import type { forget, ResponseOf } from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import { formatWhen } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import type { Deps } from '../../../deps.ts'
import { findDoctorByPhone } from '../find-doctor-by-phone.ts'
import { phoneSetHoldMs } from '../limits.ts'
import { findAsker } from '../otp/otp-asker.ts'
import { readOtpSwitches } from '../otp/read-otp-switches.ts'
import { deliverOtp, makeChallenge, otpSent } from '../otp/send-otp.ts'
import { phoneOf } from '../phone-of.ts'
import type { Browser } from '../sign-in/sign-in-on-device.ts'

/** The number is new to the account, by the hand of staff: who answers it is told from when it opens the account. */
const tellHeld = (
  { sendSms, clock }: Deps,
  { phone, freeAt, locale }: { phone: string; freeAt: number; locale: Locale },
): Promise<void> =>
  sendSms({
    to: phone,
    text: messages.sms_reset_held({ when: formatWhen(new Date(freeAt), clock(), locale) }, { locale }),
  })

type ForgetRequest = {
  phone: string
  locale: Locale
  browser: Browser
  /** Takes work that nobody waits for. */
  later: (work: Promise<void>) => void
}

/**
 * Does and answers the same for a number that nobody has, save for the SMS itself. That is why the answer does not wait
 * for the gateway, and does not tell of its refusal: either would say that the number is known.
 */
export async function forgetPassword(deps: Deps, given: ForgetRequest): Promise<ResponseOf<typeof forget>> {
  const { locale, browser, later } = given
  const { deviceToken, address } = browser
  const { db } = deps.database
  const phone = phoneOf(given.phone, locale)
  if (!(await readOtpSwitches(db)).reset) return { next: 'reset', phone }
  const doctor = await findDoctorByPhone(db, phone)
  const asker = await findAsker(db, { phone, deviceToken, secret: deps.env.appSecret })
  const request = { phone, purpose: 'reset', locale, asker, address } as const
  const challenge = await makeChallenge(deps, request)
  if (doctor !== undefined) {
    const freeAt = (doctor.phoneSetAt?.getTime() ?? 0) + phoneSetHoldMs
    const isHeld = freeAt > deps.clock().getTime()
    later(isHeld ? tellHeld(deps, { phone, freeAt, locale }) : deliverOtp(deps, { ...request, ...challenge }))
  }
  return { next: 'otp', ...otpSent(phone), gns_ddt: deviceToken }
}

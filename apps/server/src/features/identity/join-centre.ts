import type { join, ResponseOf } from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { normalizeName } from '@prostuti/text/name'
import type { Deps } from '../../deps.ts'
import { spendTry } from '../rate-limit/index.ts'
import { findDoctorByPhone } from './find-doctor-by-phone.ts'
import { addressHash, joinByAddress } from './limits.ts'
import { phoneOf } from './phone-of.ts'
import { readOtpSwitches } from './read-otp-switches.ts'
import { refuseFields } from './refuse-fields.ts'
import { sendOtp } from './send-otp.ts'

type Given = { phone: string; name: string; locale: Locale; address: string }

/** Where somebody with this phone goes next: to the code, straight to the form, or, known already, to login. */
export async function joinCentre(deps: Deps, given: Given): Promise<ResponseOf<typeof join>> {
  const { locale, address } = given
  const { db } = deps.database
  const phone = phoneOf(given.phone, locale)
  refuseFields({ name: normalizeName(given.name) === '' ? messages.error_field_required({}, { locale }) : undefined })
  await spendTry(db, joinByAddress, { who: addressHash(deps.env.appSecret, address), now: deps.clock() })
  if ((await findDoctorByPhone(db, phone)) !== undefined) return { next: 'login', phone }
  if (!(await readOtpSwitches(db)).registration) return { next: 'register', phone }
  return { next: 'otp', ...(await sendOtp(deps, { phone, purpose: 'register', locale, address })) }
}

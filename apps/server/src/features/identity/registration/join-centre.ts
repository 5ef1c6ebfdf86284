import type { join, QueryOf, ResponseOf } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { normalizeName } from '@prostuti/text/name'
import type { Deps } from '../../../deps.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { addressHash, spendTry } from '../../rate-limit/index.ts'
import { findDoctorByPhone } from '../find-doctor-by-phone.ts'
import { joinByAddress } from '../limits.ts'
import { strangerWith } from '../otp/otp-asker.ts'
import { readOtpSwitches } from '../otp/read-otp-switches.ts'
import { sendOtp } from '../otp/send-otp.ts'
import { phoneOf } from '../phone-of.ts'
import type { Browser } from '../sign-in/sign-in-on-device.ts'

type JoinRequest = {
  phone: string
  name: string
  campaign: QueryOf<typeof join>
  locale: Locale
  browser: Browser
}

/** Where somebody with this phone goes next: to the code, straight to the form, or, known already, to login. */
export async function joinCentre(deps: Deps, given: JoinRequest): Promise<ResponseOf<typeof join>> {
  const { locale, browser } = given
  const { deviceToken, address } = browser
  const { db } = deps.database
  const phone = phoneOf(given.phone, locale)
  refuseFields({ name: normalizeName(given.name) === '' ? messages.error_field_required({}, { locale }) : undefined })
  await spendTry(db, joinByAddress, { who: addressHash(deps.env.appSecret, address), now: deps.clock() })
  const said = Object.entries(given.campaign).filter(([, value]) => value)
  await db.insert(tables.joinRecord).values({
    phone,
    name: normalizeName(given.name),
    campaign: Object.fromEntries(said),
    createdAt: deps.clock(),
  })
  if ((await findDoctorByPhone(db, phone)) !== undefined) return { next: 'login', phone }
  if (!(await readOtpSwitches(db)).registration) return { next: 'register', phone }
  const asker = strangerWith(deps.env.appSecret, deviceToken)
  const sent = await sendOtp(deps, { phone, purpose: 'register', locale, asker, address })
  return { next: 'otp', ...sent, gns_ddt: deviceToken }
}

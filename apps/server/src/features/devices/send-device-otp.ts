import { tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { maskPhone } from '@prostuti/text/phone'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { sendOtp, signedInOn } from '../identity/index.ts'

const { doctor } = tables

/** The code goes to the phone of the account, whatever device asks for it; the device is told only which number that is. */
export async function sendDeviceOtp(
  deps: Deps,
  { doctorId, deviceId, locale, address }: { doctorId: number; deviceId: number; locale: Locale; address: string },
): Promise<Awaited<ReturnType<typeof sendOtp>>> {
  const [owner] = await deps.database.db.select({ phone: doctor.phone }).from(doctor).where(eq(doctor.id, doctorId))
  if (owner === undefined) throw new AppError('not_found')
  const asker = signedInOn(deps.env.appSecret, deviceId)
  const sent = await sendOtp(deps, { phone: owner.phone, purpose: 'device', locale, asker, address })
  return { ...sent, phone: maskPhone(sent.phone) }
}

import { tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { sendOtp } from '../identity/index.ts'

const { doctor } = tables

/** The code goes to the phone of the account, whatever device asks for it. */
export async function sendDeviceOtp(
  deps: Deps,
  { doctorId, locale, address }: { doctorId: number; locale: Locale; address: string },
): Promise<Awaited<ReturnType<typeof sendOtp>>> {
  const [owner] = await deps.database.db.select({ phone: doctor.phone }).from(doctor).where(eq(doctor.id, doctorId))
  if (owner === undefined) throw new AppError('not_found')
  return sendOtp(deps, { phone: owner.phone, purpose: 'device', locale, address })
}

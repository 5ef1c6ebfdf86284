import { type Tx, tables } from '@prostuti/db'
import { AppError } from '../../../errors.ts'

/** Whether the centre asks for a code to register and to reset a password. */
export async function readOtpSwitches(tx: Tx): Promise<{ registration: boolean; reset: boolean }> {
  const [site] = await tx
    .select({ registration: tables.site.needOtpForRegistration, reset: tables.site.needOtpForResetPassword })
    .from(tables.site)
    .limit(1)
  if (site === undefined) throw new AppError('unavailable')
  return site
}

import { AppError } from '../errors.ts'
import type { SignIn } from './find-sign-in.ts'

/** Staff who look at the site as a doctor see what the doctor sees, and do nothing in the doctor's name. */
export function refuseImpersonation({ impersonatedBy }: Pick<SignIn, 'impersonatedBy'>): void {
  if (impersonatedBy !== null) throw new AppError('forbidden')
}

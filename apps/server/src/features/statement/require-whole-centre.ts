import { AppError } from '../../errors.ts'
import { hasNoBounds, type StaffMember } from '../staff/index.ts'

export const seesWholeCentre = (member: StaffMember): boolean => hasNoBounds(member)

/** The books are of the whole centre: who is bound to some courses or branches does not see them. */
export function requireWholeCentre(member: StaffMember): void {
  if (!seesWholeCentre(member)) throw new AppError('not_found')
}

import type { StaffMember } from '../staff/index.ts'

/** More than so many are tested on a phone and rehearsed first. */
export const rehearsedFrom = 500
/** More than so many the owner alone sends. */
export const ownersFrom = 5000

export const needsRehearsal = (recipients: number): boolean => recipients > rehearsedFrom

export const isTooMany = (recipients: number, { role }: Pick<StaffMember, 'role'>): boolean =>
  recipients > ownersFrom && role !== 'owner'

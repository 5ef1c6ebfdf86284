import type { Doctor } from '@prostuti/contract'
import { type AddressKind, addressKinds, hasAddress } from './addresses.ts'

export type MissingField = 'name' | 'phone' | 'email' | AddressKind

/** What the centre cannot do without. An address of which any part is missing is missing as a whole, because its parts depend on each other. */
export function missingFields(doctor: Doctor): MissingField[] {
  const single = (['name', 'phone', 'email'] as const).filter((field) => !doctor[field]?.trim())
  return [...single, ...addressKinds.filter((kind) => !hasAddress(doctor, kind))]
}

/** Whether the dashboard asks for it: only of those who have a running course, and never of staff who look at the account. */
export const needsInformation = (doctor: Doctor, { fromAdmin }: { fromAdmin: boolean }): boolean =>
  !fromAdmin && doctor.has_active_courses_with_payment && missingFields(doctor).length > 0

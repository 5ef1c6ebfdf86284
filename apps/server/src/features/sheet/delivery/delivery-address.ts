import type { BodyOf, changeDelivery } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { normalizeName } from '@prostuti/text/name'
import { normalizePhone } from '@prostuti/text/phone'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { DeliveryRow } from './lock-delivery.ts'

const { district, doctor, upazila } = tables

type AddressBody = BodyOf<typeof changeDelivery>
type Where = Pick<DeliveryRow, 'divisionId' | 'districtId' | 'upazilaId' | 'address'>
export type Destination = Where & Pick<DeliveryRow, 'recipientName' | 'recipientPhone' | 'note'>
export type AddressKind = 'present' | 'permanent'

const shortest = 5
const longest = 200

type DoctorRow = typeof doctor.$inferSelect

/** An address of the profile as far as a courier could use it. */
export function profileAddress(row: DoctorRow, kind: AddressKind): Where | undefined {
  const divisionId = row[`${kind}DivisionId`]
  const districtId = row[`${kind}DistrictId`]
  const upazilaId = row[`${kind}UpazilaId`]
  const address = normalizeName(row[`${kind}Address`] ?? '')
  if (divisionId === null || districtId === null || upazilaId === null || !fits(address)) return undefined
  return { divisionId, districtId, upazilaId, address }
}

/** Where a parcel goes and to whom, from what was chosen; refuses everything that is wrong with it at once. */
export async function readDestination(
  tx: Tx,
  { doctorId, given, locale }: { doctorId: number; given: AddressBody; locale: Locale },
): Promise<Destination> {
  const [row] = await tx.select().from(doctor).where(eq(doctor.id, doctorId))
  if (row === undefined) throw new AppError('not_found')
  const fields: Record<string, string> = {}
  const refuse = (field: string, words: string) => {
    fields[field] = words
  }
  const recipientName = given.recipient_name === undefined ? row.name : normalizeName(given.recipient_name)
  if (recipientName.length < 3) refuse('recipient_name', messages.error_field_too_short({ min: '3' }, { locale }))
  const recipientPhone = given.phone === undefined ? row.phone : normalizePhone(given.phone)
  if (recipientPhone === undefined) refuse('phone', messages.error_field_invalid_phone({}, { locale }))

  let where: Where | undefined
  if (typeof given.address === 'string') {
    where = profileAddress(row, given.address)
    if (where === undefined) refuse('address', messages.sheet_error_profile_address({}, { locale }))
  } else {
    const { division_id: divisionId, district_id: districtId, upazila_id: upazilaId } = given.address
    where = { divisionId, districtId, upazilaId, address: normalizeName(given.address.address) }
    if (!fits(where.address)) refuse('address', messages.sheet_error_address_length({}, { locale }))
    if (!(await lieInEachOther(tx, where))) refuse('upazila_id', messages.error_field_place_mismatch({}, { locale }))
  }
  if (Object.keys(fields).length > 0 || where === undefined || recipientPhone === undefined) throw invalidFields(fields)
  return { ...where, recipientName, recipientPhone, note: normalizeName(given.note ?? '') || null }
}

/** Counted as the database counts, after it was put into its normal form. */
function fits(address: string): boolean {
  const { length } = [...address]
  return length >= shortest && length <= longest
}

async function lieInEachOther(tx: Tx, { divisionId, districtId, upazilaId }: Where): Promise<boolean> {
  const [found] = await tx
    .select({ id: upazila.id })
    .from(upazila)
    .innerJoin(district, eq(district.id, upazila.districtId))
    .where(and(eq(upazila.id, upazilaId), eq(district.id, districtId), eq(district.divisionId, divisionId)))
  return found !== undefined
}

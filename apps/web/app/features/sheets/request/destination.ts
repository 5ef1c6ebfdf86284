import type { BodyOf, changeDelivery } from '@prostuti/contract'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { normalizePhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { ApiError } from '../../../api/api-error.ts'
import { FieldsError } from '../../../kit/form/failure.ts'
import type { FieldOf } from '../../../kit/form/use-form.ts'
import type { Address, AddressBox } from '../../../kit/profile/addresses.ts'
import type { Delivery, Sheets } from '../sheet-queries.ts'

/** The names of the boxes: the wire's, but for the address, whose boxes are the profile's. */
export type DestinationBox = Exclude<FieldOf<typeof changeDelivery>, 'address'> | AddressBox<'present'>

export type Where = 'present' | 'permanent' | 'other'

/** Where and to whom, as the form holds it. */
export type Destination = { where: Where; other: Address; recipient: string; phone: string; note: string }

const noAddress: Address = { division: '', district: '', upazila: '', text: '' }

/** What the profile has, chosen already where it is complete. */
export function startOf({ present, permanent, recipient_name, phone }: Sheets['addresses']): Destination {
  const where = present ? 'present' : permanent ? 'permanent' : 'other'
  return { where, other: noAddress, recipient: recipient_name, phone: localPhone(phone), note: '' }
}

/** Where a parcel goes already, to be corrected. */
export const destinationOf = ({ address, recipient_name, phone, note }: Delivery): Destination => ({
  where: 'other',
  other: {
    division: String(address.division.id),
    district: String(address.district.id),
    upazila: String(address.upazila.id),
    text: address.address,
  },
  recipient: recipient_name,
  phone: localPhone(phone),
  note: note ?? '',
})

/** As the reader would type it. */
const localPhone = (phone: string): string => localizeDigits(phone.replace(/^\+88/, ''), getLocale())

/** As it is sent; throws what is missing, by its box. */
export function bodyOf({ where, other, recipient, phone, note }: Destination): BodyOf<typeof changeDelivery> {
  const wrong: Partial<Record<DestinationBox, string>> = {}
  if (recipient.trim().length < 3) wrong.recipient_name = m.error_field_too_short({ min: '3' })
  if (normalizePhone(phone) === undefined) wrong.phone = m.error_field_invalid_phone()
  if (where === 'other') {
    if (other.division === '') wrong.present_division_id = m.error_field_required()
    if (other.district === '') wrong.present_district_id = m.error_field_required()
    if (other.upazila === '') wrong.present_upazila_id = m.error_field_required()
    const { length } = [...other.text.trim().normalize('NFC')]
    if (length < 5 || length > 200) wrong.present_address = m.sheet_error_address_length()
  }
  if (Object.keys(wrong).length > 0) throw new FieldsError(wrong)
  return {
    address:
      where === 'other'
        ? {
            division_id: Number(other.division),
            district_id: Number(other.district),
            upazila_id: Number(other.upazila),
            address: other.text.trim(),
          }
        : where,
    recipient_name: recipient.trim(),
    phone,
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}

/** The server names the fields of a parcel; the boxes of an address are the profile's. */
export function atItsBox(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return error
  const named = Object.entries(error.errors).map(([field, [words = '']]) => [boxes[field] ?? field, words])
  return new FieldsError(Object.fromEntries(named))
}

const boxes: Readonly<Record<string, DestinationBox>> = {
  address: 'present_address',
  'address.address': 'present_address',
  division_id: 'present_division_id',
  district_id: 'present_district_id',
  upazila_id: 'present_upazila_id',
}

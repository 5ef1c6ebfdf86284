import type { Doctor, divisions, ResponseOf } from '@prostuti/contract'

export const addressKinds = ['present', 'permanent'] as const
export type AddressKind = (typeof addressKinds)[number]

/** The names of an address's boxes, which are the wire's. */
export type AddressBox<Kind extends AddressKind = AddressKind> =
  | `${Kind}_${'division' | 'district' | 'upazila'}_id`
  | `${Kind}_address`

/** An address as a form holds it: the places are option values, empty until chosen. */
export type Address = { division: string; district: string; upazila: string; text: string }

export type Divisions = ResponseOf<typeof divisions>['divisions']
type Place = { id: number; name: string }

export const postalAddressOf = (doctor: Doctor, kind: AddressKind): Address => ({
  division: String(doctor[`${kind}_division_id`] ?? ''),
  district: String(doctor[`${kind}_district_id`] ?? ''),
  upazila: String(doctor[`${kind}_upazila_id`] ?? ''),
  text: doctor[`${kind}_address`] ?? '',
})

export const hasAddress = (doctor: Doctor, kind: AddressKind): boolean =>
  Object.values(postalAddressOf(doctor, kind)).every((part) => part.trim() !== '')

export const isSameAddress = (one: Address, other: Address): boolean =>
  (['division', 'district', 'upazila', 'text'] as const).every((part) => one[part].trim() === other[part].trim())

/** Another division has other districts, and another district other upazilas: what was chosen below is chosen anew. */
export function changeAddress(address: Address, part: keyof Address, value: string): Address {
  if (address[part] === value) return address
  if (part === 'division') return { ...address, division: value, district: '', upazila: '' }
  if (part === 'district') return { ...address, district: value, upazila: '' }
  return { ...address, [part]: value }
}

/** What can be chosen at each step; nothing before the step above it. */
export function placesFor(divisions: Divisions, { division, district }: Address): Record<string, Place[]> {
  const districts = divisions.find(({ id }) => String(id) === division)?.districts ?? []
  const upazilas = districts.find(({ id }) => String(id) === district)?.upazilas ?? []
  return { divisions, districts, upazilas }
}

/** The address under the names the wire has for it. What is empty is sent as null. */
export const addressBody = (kind: AddressKind, { division, district, upazila, text }: Address) => ({
  [`${kind}_division_id`]: idIn(division),
  [`${kind}_district_id`]: idIn(district),
  [`${kind}_upazila_id`]: idIn(upazila),
  [`${kind}_address`]: text.trim() || null,
})

const idIn = (value: string): number | null => (value === '' ? null : Number(value))

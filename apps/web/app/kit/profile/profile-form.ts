import type { BodyOf, Doctor, immediateProfileUpdate, myProfileUpdate } from '@prostuti/contract'
import { type Address, type AddressKind, addressBody, isSameAddress, postalAddressOf } from './addresses.ts'
import { type MissingField, missingFields } from './missing-fields.ts'

/** Something stands in the college's box that is no college. */
export const unknownCollege = 'unknown'

/** The profile as its form holds it. */
export type ProfileForm = {
  name: string
  email: string
  bmdc: string
  /** The college's id; empty for none. */
  college: string
  /** What stands in the college's box while it is the name of none: a reload brings it back to be put right. */
  collegeText: string
  present: Address
  permanent: Address
  /** The permanent address is the present one, whatever that becomes. */
  same: boolean
}

type ProfileBody = BodyOf<typeof myProfileUpdate>

export function profileFormOf(doctor: Doctor): ProfileForm {
  const present = postalAddressOf(doctor, 'present')
  const permanent = postalAddressOf(doctor, 'permanent')
  return {
    name: doctor.name,
    email: doctor.email ?? '',
    bmdc: doctor.bmdc ?? '',
    college: String(doctor.medical_college_id ?? ''),
    collegeText: '',
    present,
    permanent,
    same: present.division !== '' && isSameAddress(present, permanent),
  }
}

function bodyOf({ name, email, bmdc, college, present, permanent, same }: ProfileForm): ProfileBody {
  return {
    name: name.trim(),
    email: email.trim() || null,
    bmdc: bmdc.trim() || null,
    medical_college_id: college === '' ? null : Number(college),
    ...addressBody('present', present),
    ...addressBody('permanent', same ? present : permanent),
  }
}

/** Only what is new is sent: a change that the doctor made on another device meanwhile stays. */
export function changedFields(doctor: Doctor, form: ProfileForm): ProfileBody {
  const before = bodyOf(profileFormOf(doctor))
  const changed = Object.entries(bodyOf(form)).filter(([field, value]) => before[field as keyof ProfileBody] !== value)
  return Object.fromEntries(changed)
}

/** The required-information form: the missing fields and no others. */
export type RequiredForm = { name: string; phone: string; email: string } & Record<AddressKind, Address>

export const requiredFormOf = (doctor: Doctor): RequiredForm => ({
  name: doctor.name,
  phone: doctor.phone ?? '',
  email: doctor.email ?? '',
  present: postalAddressOf(doctor, 'present'),
  permanent: postalAddressOf(doctor, 'permanent'),
})

export function requiredBody(doctor: Doctor, form: RequiredForm): BodyOf<typeof immediateProfileUpdate> {
  const asked = (field: MissingField) =>
    field === 'present' || field === 'permanent' ? addressBody(field, form[field]) : { [field]: form[field].trim() }
  return Object.assign({}, ...missingFields(doctor).map(asked))
}

/** The names of the boxes that are asked for and still empty, as the server would name them. */
export const emptyBoxes = (doctor: Doctor, form: RequiredForm): string[] =>
  Object.entries(requiredBody(doctor, form))
    .filter(([, value]) => value === null || value === '')
    .map(([field]) => field)

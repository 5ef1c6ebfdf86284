import type { immediateProfileUpdate, myProfileUpdate } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import type { FieldOf } from '../form/use-form.ts'
import type { Labels } from '../form/use-send.ts'
import { type AddressKind, addressKinds } from './addresses.ts'

type ProfileField = FieldOf<typeof myProfileUpdate> | FieldOf<typeof immediateProfileUpdate>

export const addressTitles: Record<AddressKind, () => string> = {
  present: m.my_address_present,
  permanent: m.my_address_permanent,
}

/** What each box of the profile's forms is called above the form, in their order: two addresses have boxes of the same name. */
export function fieldLabels(): Labels<ProfileField> {
  const ofAddress = (kind: AddressKind) => ({
    [`${kind}_division_id`]: `${addressTitles[kind]()}: ${m.my_field_division()}`,
    [`${kind}_district_id`]: `${addressTitles[kind]()}: ${m.my_field_district()}`,
    [`${kind}_upazila_id`]: `${addressTitles[kind]()}: ${m.my_field_upazila()}`,
    [`${kind}_address`]: `${addressTitles[kind]()}: ${m.my_field_address()}`,
  })
  return {
    name: m.my_field_name(),
    phone: m.my_field_phone(),
    email: m.my_field_email(),
    bmdc: m.my_field_bmdc(),
    medical_college_id: m.my_field_college(),
    ...Object.assign({}, ...addressKinds.map(ofAddress)),
  }
}

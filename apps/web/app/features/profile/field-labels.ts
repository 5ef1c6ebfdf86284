import {
  my_address_permanent,
  my_address_present,
  my_field_address,
  my_field_bmdc,
  my_field_college,
  my_field_district,
  my_field_division,
  my_field_email,
  my_field_name,
  my_field_phone,
  my_field_upazila,
} from '@prostuti/text/messages'
import { type AddressKind, addressKinds } from './addresses.ts'

export const addressTitles: Record<AddressKind, () => string> = {
  present: my_address_present,
  permanent: my_address_permanent,
}

/** What each box of the profile's forms is called above the form, in their order: two addresses have boxes of the same name. */
export function fieldLabels(): Record<string, string> {
  const ofAddress = (kind: AddressKind) => ({
    [`${kind}_division_id`]: `${addressTitles[kind]()}: ${my_field_division()}`,
    [`${kind}_district_id`]: `${addressTitles[kind]()}: ${my_field_district()}`,
    [`${kind}_upazila_id`]: `${addressTitles[kind]()}: ${my_field_upazila()}`,
    [`${kind}_address`]: `${addressTitles[kind]()}: ${my_field_address()}`,
  })
  return {
    name: my_field_name(),
    phone: my_field_phone(),
    email: my_field_email(),
    bmdc: my_field_bmdc(),
    medical_college_id: my_field_college(),
    ...Object.assign({}, ...addressKinds.map(ofAddress)),
  }
}

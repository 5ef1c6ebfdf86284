import {
  my_field_district,
  my_field_division,
  my_field_upazila,
  sheet_address,
  sheet_ask_which,
  sheet_note,
  sheet_phone,
  sheet_who,
} from '@prostuti/text/messages'

/** What each box is called, in the form's order. */
export const destinationLabels = () => ({
  sheet_ids: sheet_ask_which(),
  present_division_id: my_field_division(),
  present_district_id: my_field_district(),
  present_upazila_id: my_field_upazila(),
  present_address: sheet_address(),
  recipient_name: sheet_who(),
  phone: sheet_phone(),
  note: sheet_note(),
})

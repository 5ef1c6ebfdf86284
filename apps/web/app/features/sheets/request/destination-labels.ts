import * as m from '@prostuti/text/messages'

/** What each box is called, in the form's order. */
export const destinationLabels = () => ({
  sheet_ids: m.sheet_ask_which(),
  present_division_id: m.my_field_division(),
  present_district_id: m.my_field_district(),
  present_upazila_id: m.my_field_upazila(),
  present_address: m.sheet_address(),
  recipient_name: m.sheet_who(),
  phone: m.sheet_phone(),
  note: m.sheet_note(),
})

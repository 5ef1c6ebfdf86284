import type { requestDelivery } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import type { FieldOf } from '../../../kit/form/use-form.ts'
import type { Labels } from '../../../kit/form/use-send.ts'
import type { DestinationBox } from './destination.ts'

/** What each box is called, in the form's order. */
export const destinationLabels = (): Labels<FieldOf<typeof requestDelivery> | DestinationBox> => ({
  sheet_ids: m.sheet_ask_which(),
  present_division_id: m.my_field_division(),
  present_district_id: m.my_field_district(),
  present_upazila_id: m.my_field_upazila(),
  present_address: m.sheet_address(),
  recipient_name: m.sheet_who(),
  phone: m.sheet_phone(),
  note: m.sheet_note(),
})

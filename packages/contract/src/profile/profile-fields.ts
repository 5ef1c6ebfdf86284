import { z } from 'zod'
import { bmdcField, emailField, nameField, phoneField } from '../identity/credentials.ts'

const placeId = z.number().int().min(1).max(2_147_483_647)
const addressText = z.string().max(500)

const addresses = {
  present_division_id: placeId.nullish(),
  present_district_id: placeId.nullish(),
  present_upazila_id: placeId.nullish(),
  present_address: addressText.nullish(),
  permanent_division_id: placeId.nullish(),
  permanent_district_id: placeId.nullish(),
  permanent_upazila_id: placeId.nullish(),
  permanent_address: addressText.nullish(),
}

/** What a doctor may write about themselves. A field that is left out stays as it is; null empties it. */
export const profileFields = z.object({
  name: nameField.optional(),
  phone: phoneField.optional(),
  email: emailField.nullish(),
  bmdc: bmdcField.nullish(),
  medical_college_id: placeId.nullish(),
  ...addresses,
})

/** What the required-information form may ask. A field that the doctor has already is not looked at, so that it may be empty. */
export const requiredFields = z.object({
  name: nameField.or(z.literal('')).nullish(),
  phone: phoneField.or(z.literal('')).nullish(),
  email: emailField.nullish(),
  ...addresses,
})

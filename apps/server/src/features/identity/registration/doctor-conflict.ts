import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { invalidFields } from '../../../input/refuse-fields.ts'

/** What the doctor table itself refuses, by the name of the rule: the field, and what to say beside it. */
const complaints: Record<string, [field: string, text: (inputs: object, options: { locale: Locale }) => string]> = {
  doctor_phone_unique: ['phone', messages.error_field_phone_taken],
  doctor_email_unique: ['email', messages.error_field_email_taken],
  doctor_bmdc_unique: ['bmdc', messages.error_field_bmdc_taken],
  doctor_phone_is_e164: ['phone', messages.error_field_invalid_phone],
  doctor_email_is_lower_case: ['email', messages.error_field_invalid_email],
  doctor_bmdc: ['bmdc', messages.error_field_invalid_bmdc],
  doctor_name: ['name', messages.error_field_invalid],
  doctor_medical_college_id_medical_college_id_fk: ['medical_college_id', messages.error_field_invalid_choice],
}

/** Two forms at once both pass every check before the table; the second one learns here what the first one took. */
export function asDoctorConflict(error: unknown, locale: Locale): unknown {
  const { constraint, cause } = (error ?? {}) as { constraint?: string; cause?: unknown }
  if (cause !== undefined && constraint === undefined) {
    const found = asDoctorConflict(cause, locale)
    return found === cause ? error : found
  }
  const complaint = constraint === undefined ? undefined : complaints[constraint]
  if (complaint === undefined) return error
  const [field, text] = complaint
  return invalidFields({ [field]: text({}, { locale }) }, error)
}

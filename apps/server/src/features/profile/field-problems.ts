import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { refuseFields } from '../../input/refuse-fields.ts'

const wordsFor = {
  required: messages.error_field_required,
  invalid_email: messages.error_field_invalid_email,
  invalid_bmdc: messages.error_field_invalid_bmdc,
  invalid_phone: messages.error_field_invalid_phone,
  invalid_choice: messages.error_field_invalid_choice,
  place_mismatch: messages.error_field_place_mismatch,
  phone_fixed: messages.error_field_phone_fixed,
  phone_taken: messages.error_field_phone_taken,
  email_taken: messages.error_field_email_taken,
  bmdc_taken: messages.error_field_bmdc_taken,
}

type Problem = keyof typeof wordsFor

/** Field of the wire → what is wrong with it. */
export type Problems = Record<string, Problem>

/** All of them at once: a doctor corrects a form once, not field by field. */
export function refuseProblems(problems: Problems, locale: Locale): void {
  const complaints = Object.entries(problems).map(([field, problem]) => [field, wordsFor[problem]({}, { locale })])
  refuseFields(Object.fromEntries(complaints))
}

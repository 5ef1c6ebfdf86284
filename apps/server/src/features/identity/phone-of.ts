import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { normalizePhone } from '@prostuti/text/phone'
import { invalidFields } from '../../input/refuse-fields.ts'

/** The number somebody typed, or a complaint beside its field. */
export function phoneOf(typed: string, locale: Locale): string {
  const phone = normalizePhone(typed)
  if (phone !== undefined) return phone
  throw invalidFields({ phone: messages.error_field_invalid_phone({}, { locale }) })
}

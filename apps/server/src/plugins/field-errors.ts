import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'

/** One complaint of the validator, as fastify-type-provider-zod hands it over. */
type Complaint = { instancePath: string; keyword: string; params?: unknown; message?: string | undefined }

/** More than any form has, and few enough that the answer stays small whatever was sent. */
const fieldsAtMost = 20
const nameLength = 100

/** Field → what is wrong with it, in the reader's language. Validator texts never reach the reader. */
export function fieldErrors(complaints: readonly Complaint[], locale: Locale): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const complaint of complaints) {
    const field = complaint.instancePath.slice(0, nameLength).replace(/^\//, '').replaceAll('/', '.') || 'body'
    if (!(field in fields) && Object.keys(fields).length >= fieldsAtMost) break
    const text = wordsFor(complaint, locale)
    const known = fields[field] ?? []
    if (!known.includes(text)) fields[field] = [...known, text]
  }
  return fields
}

function wordsFor(complaint: Complaint, locale: Locale): string {
  const params = issueOf(complaint)
  if (complaint.keyword === 'invalid_type') {
    return /received (undefined|null)/.test(complaint.message ?? '')
      ? messages.error_field_required({}, { locale })
      : messages.error_field_invalid({}, { locale })
  }
  if (complaint.keyword === 'too_big' && params.origin === 'string')
    return messages.error_field_too_long({ max: formatNumber(params.maximum ?? 0, locale) }, { locale })
  if (complaint.keyword === 'too_small' && params.origin === 'string')
    return params.minimum === 1
      ? messages.error_field_required({}, { locale })
      : messages.error_field_too_short({ min: formatNumber(params.minimum ?? 0, locale) }, { locale })
  // What is chosen is sent by its number: nobody has typed one.
  if (complaint.keyword === 'invalid_value' || complaint.instancePath.endsWith('_id'))
    return messages.error_field_invalid_choice({}, { locale })
  if (complaint.keyword === 'too_big' || complaint.keyword === 'too_small')
    return messages.error_field_invalid_number({}, { locale })
  return messages.error_field_invalid({}, { locale })
}

function issueOf(complaint: Complaint): { origin?: string; maximum?: number; minimum?: number } {
  const params = complaint.params as { issue?: object } | undefined
  return (params?.issue ?? params ?? {}) as { origin?: string; maximum?: number; minimum?: number }
}

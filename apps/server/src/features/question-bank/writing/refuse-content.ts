import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { refuseFields } from '../../../input/refuse-fields.ts'
import type { ContentFault } from '../rules/judge-content.ts'

const words: Record<ContentFault['code'], (inputs: object, options: { locale: Locale }) => string> = {
  option_count: messages.error_question_option_count,
  no_key: messages.error_question_no_key,
  no_stem_key: messages.error_question_no_stem_key,
  empty_part: messages.error_question_empty_part,
  page_needs_book: messages.error_question_page_needs_book,
  sat_key: messages.error_question_sat_key,
  sat_parts: messages.error_question_sat_parts,
  unseen_parts: messages.error_question_unseen_parts,
  used_type: messages.error_question_used_type,
  no_alt: messages.error_question_no_alt,
}

/** Refuses by field, in words; does nothing where nothing is wrong. */
export function refuseFaults(faults: readonly ContentFault[], locale: Locale): void {
  refuseFields(Object.fromEntries(faults.map(({ field, code }) => [field, words[code]({}, { locale })])))
}

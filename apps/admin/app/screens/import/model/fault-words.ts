import type { Fault } from '@prostuti/question-formats'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'

type Inputs = { found: string; expected: string }
type Words = { name: () => string; says: (inputs: Inputs) => string }

const words: Record<Fault['code'] | 'similar', Words> = {
  no_text: { name: m.office_import_no_text, says: m.office_import_no_text_says },
  part_count: { name: m.office_import_part_count, says: m.office_import_part_count_says },
  part_empty: { name: m.office_import_part_empty, says: m.office_import_part_empty_says },
  parts_alike: { name: m.office_import_parts_alike, says: m.office_import_parts_alike_says },
  no_key: { name: m.office_import_no_key, says: m.office_import_no_key_says },
  key_outside: { name: m.office_import_key_outside, says: m.office_import_key_outside_says },
  key_count: { name: m.office_import_key_count, says: m.office_import_key_count_says },
  type_unsure: { name: m.office_import_type_unsure, says: m.office_import_type_unsure_says },
  type_unknown: { name: m.office_import_type_unknown, says: m.office_import_type_unknown_says },
  picture_unreadable: { name: m.office_import_picture_unreadable, says: m.office_import_picture_unreadable_says },
  picture_lost: { name: m.office_import_picture_lost, says: m.office_import_picture_lost_says },
  equation_as_picture: { name: m.office_import_equation, says: m.office_import_equation_says },
  bijoy_unsure: { name: m.office_import_bijoy_unsure, says: m.office_import_bijoy_unsure_says },
  bijoy_unknown: { name: m.office_import_bijoy_unknown, says: m.office_import_bijoy_unknown_says },
  foreign_ansi_font: { name: m.office_import_foreign_font, says: m.office_import_foreign_font_says },
  hidden_text: { name: m.office_import_hidden_text, says: m.office_import_hidden_text_says },
  text_box: { name: m.office_import_text_box, says: m.office_import_text_box_says },
  markup_lost: { name: m.office_import_markup_lost, says: m.office_import_markup_lost_says },
  encoding_unsure: { name: m.office_import_encoding, says: m.office_import_encoding_says },
  cell_changed: { name: m.office_import_cell_changed, says: m.office_import_cell_changed_says },
  too_long: { name: m.office_import_too_long, says: m.office_import_too_long_says },
  similar: { name: m.office_import_similar, says: m.office_import_similar_says },
}

const wordsOf = (code: string): Words | undefined => words[code as Fault['code']]

/** What is wrong, in a few words. */
export const faultName = (code: string): string => wordsOf(code)?.name() ?? code

type Said = { code: string; found?: string | null | undefined; expected?: string | null | undefined }

/** What was found and what was expected, in a sentence. Letters stay as the file has them; counts are written as readers count. */
export function faultSays({ code, found, expected }: Said): string {
  return wordsOf(code)?.says({ found: shown(found), expected: shown(expected) }) ?? ''
}

/** `4-5` as people count, `a-e` as the letters of options are written. */
export function shown(text: string | null | undefined): string {
  if (!text) return ''
  if (/^[\d-]+$/.test(text)) return localizeDigits(text.replace('-', '–'), getLocale())
  return /^a-[a-e]$/.test(text) ? text.toUpperCase().replace('-', '–') : text
}

export const count = (value: number): string => formatNumber(value, getLocale())

/** Row numbers as people list them: ১৭, ৩১ ও ৪৬. */
export const listNumbers = (numbers: readonly number[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(numbers.map(count))

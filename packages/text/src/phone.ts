import { localizeDigits, toLatinDigits } from './digits.ts'
import type { Locale } from './locale.ts'

/** Any way a Bangladeshi mobile number is typed → `+8801XXXXXXXXX`; undefined when it cannot be one. */
export function normalizePhone(text: string): string | undefined {
  // Spaces, dashes, dots and brackets separate; invisible marks come along when a number is pasted from a chat.
  const digits = toLatinDigits(text).replace(/[\s\-‐-―−.()\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
  const match = /^(?:(?:\+|00)?8800?|0)?(1[3-9]\d{8})$/.exec(digits)
  return match ? `+880${match[1]}` : undefined
}

/** `০১৭০০-০০০ ০০০` with a space that does not break; a number we do not know stays as it is. */
export function displayPhone(phone: string, locale: Locale): string {
  const match = /^\+880(1\d{3})(\d{3})(\d{3})$/.exec(phone)
  return match ? localizeDigits(`0${match[1]}-${match[2]}\u00a0${match[3]}`, locale) : phone
}

/** What a log may show: the operator's prefix and the last two digits. */
export function maskPhone(phone: string): string {
  const normal = normalizePhone(phone)
  return normal ? `${normal.slice(0, 6)}******${normal.slice(-2)}` : '***'
}

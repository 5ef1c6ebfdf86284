import { localizeDigits } from './digits.ts'
import type { Locale } from './locale.ts'

/** `০১৭০০-০০০ ০০০` with a space that does not break; a number we do not know stays as it is. */
export function displayPhone(phone: string, locale: Locale): string {
  const match = /^\+880(1\d{3})(\d{3})(\d{3})$/.exec(phone)
  return match ? localizeDigits(`0${match[1]}-${match[2]}\u00a0${match[3]}`, locale) : phone
}

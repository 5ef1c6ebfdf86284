import type { Locale } from '../locale.ts'
import { localizeDigits } from '../numbers/digits.ts'

/** `০১৭০০-০০০ ০০০` with a space that does not break, masked digits as dots; a number we do not know stays as it is. */
export function displayPhone(phone: string, locale: Locale): string {
  const match = /^\+880(1[\d*]{3})([\d*]{3})([\d*]{3})$/.exec(phone)
  if (!match) return phone
  return localizeDigits(`0${match[1]}-${match[2]}\u00a0${match[3]}`, locale).replaceAll('*', '•')
}

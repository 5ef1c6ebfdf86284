import { toLatinDigits } from '../numbers/digits.ts'

/** Stands apart, because every page shows a number and few take one. */
export { displayPhone } from './display-phone.ts'

/** Any way a Bangladeshi mobile number is typed → `+8801XXXXXXXXX`; undefined when it cannot be one. */
export function normalizePhone(text: string): string | undefined {
  // Spaces, dashes, dots and brackets separate; invisible marks come along when a number is pasted from a chat.
  const digits = toLatinDigits(text).replace(/[\s\-‐-―−.()\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
  const match = /^(?:(?:\+|00)?8800?|0)?(1[3-9]\d{8})$/.exec(digits)
  return match ? `+880${match[1]}` : undefined
}

/** What a log may show: the operator's prefix and the last two digits. */
export function maskPhone(phone: string): string {
  const normal = normalizePhone(phone)
  return normal ? `${normal.slice(0, 6)}******${normal.slice(-2)}` : '***'
}

import { toLatinDigits } from '../numbers/digits.ts'
import { normalizePhone } from './phone.ts'

/** Any telephone that a centre has, a landline too, as `+880…`; undefined when it cannot be one. */
export function toE164(text: string): string | undefined {
  const mobile = normalizePhone(text)
  if (mobile !== undefined) return mobile
  const digits = toLatinDigits(text).replace(/[^\d+]/g, '')
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits
  // A landline of Bangladesh: 02 of Dhaka, 031 of Chattogram.
  return /^0[2-9]\d{6,10}$/.test(digits) ? `+880${digits.slice(1)}` : undefined
}

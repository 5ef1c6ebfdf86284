import type { Locale } from '../locale.ts'

const bengaliZero = 0x09e6

/** `2026` → `২০২৬`; everything that is not a Latin digit stays as it is. */
export function toBengaliDigits(text: string | number): string {
  return String(text).replace(/[0-9]/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)))
}

/** `২০২৬` → `2026`. Run it on every typed number: `\d` and `Number()` know nothing of ২. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
}

/** The text with its digits in the reader's script. */
export function localizeDigits(text: string | number, locale: Locale): string {
  return locale === 'bn' ? toBengaliDigits(text) : toLatinDigits(String(text))
}

import type { Locale } from '../locale.ts'
import { localizeDigits } from './digits.ts'

/** `1234567.5` → `১২,৩৪,৫৬৭.৫`: lakh grouping in both languages, as Bangladesh writes it; at most three decimals. */
export function formatNumber(value: number, locale: Locale): string {
  // toFixed() turns to exponents from here on, and no count, mark or amount of ours comes near.
  if (!(Math.abs(value) < 1e21)) return '–'
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(3).split('.')
  const decimals = fraction.replace(/0{1,3}$/, '')
  const sign = value < 0 && /[1-9]/.test(whole + decimals) ? '−' : ''
  return localizeDigits(sign + groupLakhs(whole) + (decimals && `.${decimals}`), locale)
}

/** How many there are of something, in Bengali with its counter: `৩টি`, `৩৪ জন`; in English the number alone. */
export function formatCount(value: number, locale: Locale, counter: 'টি' | 'জন' = 'টি'): string {
  const number = formatNumber(value, locale)
  if (locale === 'en') return number
  return counter === 'জন' ? `${number} জন` : `${number}টি`
}

const bengaliOrdinalEndings = ['ম', 'য়', 'য়', 'র্থ', 'ম', 'ষ্ঠ', 'ম', 'ম', 'ম', 'ম']

/** `১ম ২য় ৩য় ৪র্থ ৫ম ৬ষ্ঠ … ১০ম ১১তম`, `1st 2nd 3rd 4th`. */
export function formatOrdinal(value: number, locale: Locale): string {
  const ending = locale === 'bn' ? (bengaliOrdinalEndings[value - 1] ?? 'তম') : englishOrdinalEnding(value)
  return formatNumber(value, locale) + ending
}

function englishOrdinalEnding(value: number): string {
  const lastTwo = value % 100
  if (lastTwo >= 11 && lastTwo <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'
}

/** Three digits at the end, then pairs: `1234567` → `12,34,567`. */
export function groupLakhs(digits: string): string {
  const rest = digits.slice(0, -3)
  return rest === '' ? digits : `${rest.replace(/\B(?=(\d\d){1,10}$)/g, ',')},${digits.slice(-3)}`
}

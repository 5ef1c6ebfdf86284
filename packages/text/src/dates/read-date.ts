import { toLatinDigits } from '../numbers/digits.ts'
import { monthName } from './dates.ts'

/** What a person or a spreadsheet wrote for a month, by its first letters in either language. */
function monthOf(word: string): number {
  const typed = word.normalize('NFC').toLowerCase().replace(/\.$/, '')
  if (typed.length < 2) return 0
  for (let month = 1; month <= 12; month += 1) {
    const names = [monthName(month, 'bn'), monthName(month, 'en'), ...(otherSpellings[month] ?? [])]
    if (names.some((name) => name.normalize('NFC').toLowerCase().startsWith(typed))) return month
  }
  return 0
}

/** As some newspapers, and Excel, write them. */
const otherSpellings: Record<number, readonly string[]> = {
  1: ['জানুয়ারী'],
  2: ['ফেব্রুয়ারী'],
  8: ['অগাস্ট', 'আগষ্ট'],
  9: ['সেপ্টেম্বার', 'sept'],
  10: ['অক্টোবার'],
}

function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : undefined
}

/** Without a year it is the one that brings the day nearest to the day before which or after which it stands. */
function nearest(month: number, day: number, near: string): string | undefined {
  const around = Number(near.slice(0, 4))
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(near))
  return [around - 1, around, around + 1]
    .flatMap((year) => isoDate(year, month, day) ?? [])
    .toSorted((a, b) => distance(a) - distance(b))[0]
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))

/**
 * A typed or pasted day as '2026-11-16': `16/11/2026`, `16-11-26`, `১৬.১১.২০২৬`, `১৬ নভেম্বর`, `16 Nov 2026`, `Mon, Nov 16`,
 * `2026-11-16`. The day comes before the month, as everybody here writes it. Undefined for what is no day.
 */
export function readDate(typed: string, near: string): string | undefined {
  const text = toLatinDigits(typed.normalize('NFC')).trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?(\d{4}|\d{2}))?$/.exec(text)
  if (numbers) {
    const [, day, month, year] = numbers
    return year ? isoDate(fullYear(year), Number(month), Number(day)) : nearest(Number(month), Number(day), near)
  }
  return readWords(text, near)
}

/** With the month as a word; a day of the week beside it is not looked at. */
function readWords(text: string, near: string): string | undefined {
  const parts = text.split(/[\s,/-]+/).filter(Boolean)
  if (parts.length > 4) return undefined
  const month = parts.map(monthOf).find((found) => found > 0)
  const numbers = parts.filter((part) => /^\d{1,2}(?:st|nd|rd|th|ই|শে|লা|রা|ঠা)?$|^\d{4}$/i.test(part))
  const [day, year] = numbers.map((part) => /^\d+/.exec(part)?.[0] ?? '')
  if (month === undefined || day === undefined || day.length > 2 || numbers.length > 2) return undefined
  return year ? isoDate(fullYear(year), month, Number(day)) : nearest(month, Number(day), near)
}

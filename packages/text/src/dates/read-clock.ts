import { toLatinDigits } from '../numbers/digits.ts'

/** The hours that each word of the day can mean, and whether it turns 1 to 11 into the afternoon. */
const partsOfDay: [RegExp, (hour: number) => number][] = [
  [/ভোর|সকাল|\ba\.?\s?m\b/i, (hour) => hour % 12],
  [/বিকাল|বিকেল|সন্ধ্যা|\bp\.?\s?m\b/i, (hour) => (hour % 12) + 12],
  // Eleven at noon is still before it; one after it is not.
  [/দুপুর/, (hour) => (hour >= 10 && hour < 12 ? hour : (hour % 12) + 12)],
  // Night goes on after midnight: ১২টা, ১টা, ২টা and ৩টা of the night are tomorrow's.
  [/রাত/, (hour) => (hour === 12 ? 0 : hour < 4 ? hour : (hour % 12) + 12)],
]

/**
 * A typed or pasted time as '20:30': `8:30 PM`, `রাত ৮:৩০`, `সকাল ১০টা`, `২০:৩০`, `20.30`, `2030`, `8pm`. A bare hour is taken as
 * written, on a clock of 24. Undefined for what is no time.
 */
export function readClock(typed: string): string | undefined {
  const text = toLatinDigits(typed.normalize('NFC')).trim().toLowerCase()
  if (text === 'noon') return '12:00'
  if (text === 'midnight') return '00:00'
  const digits = text.match(/\d+/g) ?? []
  const [first = '', second, third] = digits
  const isBare = /^\d{3,4}$/.test(first) && second === undefined
  const hour = Number(isBare ? first.slice(0, -2) : first)
  const minute = Number(isBare ? first.slice(-2) : (second ?? 0))
  const words = text.replace(/[\d\s:.]|টায়|টা/g, '')
  const part = partsOfDay.find(([word]) => word.test(text.replace(/(\d)(?=[a-z])/g, '$1 ')))
  const isTime =
    first !== '' && digits.length <= 3 && (second ?? '00').length === 2 && (third ?? '00').length === 2 && minute < 60
  if (!isTime || hour > (part ? 12 : 24) || (hour === 24 && minute > 0)) {
    // A clock of 24 beside the word of the day: `রাত ২০:৩০`.
    return isTime && part && hour < 24 ? clock(hour, minute) : undefined
  }
  if (!part) return words === '' ? clock(hour % 24, minute) : undefined
  return clock(part[1](hour), minute)
}

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

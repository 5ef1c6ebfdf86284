import { toBengaliDigits } from '../numbers/digits.ts'
import { dhakaParts } from './dhaka-time.ts'

export type BengaliDate = {
  year: number
  /** 1 is বৈশাখ */
  month: number
  day: number
  /** `৮ ফাল্গুন ১৪৩২` */
  text: string
}

const months = 'বৈশাখ জ্যৈষ্ঠ আষাঢ় শ্রাবণ ভাদ্র আশ্বিন কার্তিক অগ্রহায়ণ পৌষ মাঘ ফাল্গুন চৈত্র'.split(' ')

/** The day in Bangladesh's civil Bengali calendar, by the rule in force since 2019: new year is always 14 April. */
export function bengaliCalendarDate(date: Date): BengaliDate {
  const { year, month, day } = dhakaParts(date)
  const beforeNewYear = month < 4 || (month === 4 && day < 14)
  const startYear = beforeNewYear ? year - 1 : year
  let daysLeft = (Date.UTC(year, month - 1, day) - Date.UTC(startYear, 3, 14)) / 86_400_000
  let index = 0
  while (daysLeft >= monthLength(index, startYear + 1)) {
    daysLeft -= monthLength(index, startYear + 1)
    index += 1
  }
  const bengaliYear = startYear - 593
  return {
    year: bengaliYear,
    month: index + 1,
    day: daysLeft + 1,
    text: `${toBengaliDigits(daysLeft + 1)} ${months[index]} ${toBengaliDigits(bengaliYear)}`,
  }
}

/** Six months of 31 days, then 30; ফাল্গুন has 29, or 30 when its February has a 29th. */
function monthLength(index: number, februaryYear: number): number {
  if (index < 6) return 31
  if (index !== 10) return 30
  return new Date(Date.UTC(februaryYear, 1, 29)).getUTCMonth() === 1 ? 30 : 29
}

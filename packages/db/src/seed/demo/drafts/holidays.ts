import type { holiday } from '../../../tables/index.ts'
import { type Day, dayOf, isoDate } from '../dhaka-calendar.ts'

const eachYear = [
  { date: '02-21', name: { bn: 'শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস', en: 'Language Martyrs’ Day' } },
  { date: '03-26', name: { bn: 'স্বাধীনতা দিবস', en: 'Independence Day' } },
  { date: '04-14', name: { bn: 'পহেলা বৈশাখ', en: 'Bengali New Year' } },
  { date: '05-01', name: { bn: 'মে দিবস', en: 'May Day' } },
  { date: '12-16', name: { bn: 'বিজয় দিবস', en: 'Victory Day' } },
  { date: '12-25', name: { bn: 'বড়দিন', en: 'Christmas' } },
]

/** Of each the next that comes. */
export function nationalDays(today: Day): { on: Day; name: { bn: string; en: string } }[] {
  const from = isoDate(today)
  const year = Number(from.slice(0, 4))
  return eachYear.map(({ date, name }) => {
    const thisYear = `${year}-${date}`
    const day = thisYear > from ? thisYear : `${year + 1}-${date}`
    return { on: dayOf(new Date(`${day}T00:00:00Z`)), name }
  })
}

/** The days to come on which the centre is closed; a hartal that was called for next week is among them. */
export function demoHolidays(today: Day): (typeof holiday.$inferInsert)[] {
  const national = nationalDays(today).map(({ on, name }) => ({ day: isoDate(on), name }))
  const hartal = { day: isoDate(today + 9), name: { bn: 'সারাদেশে হরতাল', en: 'Countrywide hartal' }, isHartal: true }
  return national.some(({ day }) => day === hartal.day) ? national : [...national, hartal]
}

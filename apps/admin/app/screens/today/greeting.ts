import { dhakaParts } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'

/** A greeting for the hour in Dhaka, by the name that people are called by. At night nobody is wished a good night who begins to work. */
export function greetingAt(now: Date, name: string): string {
  const { hour } = dhakaParts(now)
  const called = { name: calledBy(name) }
  if (hour >= 5 && hour < 12) return m.office_today_morning(called)
  if (hour >= 12 && hour < 15) return m.office_today_noon(called)
  if (hour >= 15 && hour < 18) return m.office_today_afternoon(called)
  if (hour >= 18 && hour < 21) return m.office_today_evening(called)
  return m.office_today_night(called)
}

/** The first word, or the first after a title: 'ডা. রাশেদ করিম' is called 'ডা. রাশেদ'. */
export function calledBy(name: string): string {
  const words = name.split(' ')
  const first = words.findIndex((word) => !word.endsWith('.'))
  return words.slice(0, first === -1 ? words.length : first + 1).join(' ')
}

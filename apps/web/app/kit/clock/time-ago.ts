import { daysUntil, formatDate } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'

const minute = 60_000
const hour = 60 * minute

/** How long ago, in words; from a week on by its date. A clock that is a little behind the server's says "just now". */
export function timeAgo(then: Date, now: Date, locale: Locale): string {
  const passed = now.getTime() - then.getTime()
  const words = (say: typeof m.my_ago_days, n: number) => say({ n: formatNumber(n, locale) }, { locale })
  if (passed < 2 * minute) return m.my_ago_now({}, { locale })
  if (passed < hour) return words(m.my_ago_minutes, Math.floor(passed / minute))
  const days = -daysUntil(then, now)
  if (days === 0 || passed < 6 * hour) return words(m.my_ago_hours, Math.floor(passed / hour))
  if (days === 1) return m.my_ago_yesterday({}, { locale })
  return days < 7 ? words(m.my_ago_days, days) : formatDate(then, locale)
}

import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import type { Due } from '../../kit/checkout/checkout-api.ts'

/** A date without a time is a day in Dhaka. Day and month stay on one line. */
export const dayWords = (date: string, locale: Locale): string =>
  formatDate(dhakaMidnight(date), locale, 'short').replace(' ', '\u00a0')

/** `এখন ৳ ৭,০০০, তারপর ৫ জানুয়ারি ও ৫ ফেব্রুয়ারি ৳ ৫,৫০০ করে` */
export function partsWords([first, ...later]: readonly Due[], locale: Locale): string {
  const now = formatMoney(first?.amount_paisa ?? 0, locale)
  const [next] = later
  if (next === undefined) return now
  const amount = formatMoney(next.amount_paisa, locale)
  if (later.length === 1)
    return m.checkout_plan_parts_one({ now, date: dayWords(next.due_on, locale), amount }, { locale })
  if (later.every(({ amount_paisa }) => amount_paisa === next.amount_paisa)) {
    const dates = listed(
      later.map(({ due_on }) => dayWords(due_on, locale)),
      locale,
    )
    return m.checkout_plan_parts_alike({ now, dates, amount }, { locale })
  }
  const parts = later.map(({ due_on, amount_paisa }) => {
    const [day, money] = [dayWords(due_on, locale), formatMoney(amount_paisa, locale)]
    return locale === 'bn' ? `${day} ${money}` : `${money} on ${day}`
  })
  return m.checkout_plan_parts_differ({ now, parts: listed(parts, locale) }, { locale })
}

/** `ক, খ ও গ` */
export function listed(words: readonly string[], locale: Locale): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return m.checkout_and({ first: words.slice(0, -1).join(', '), last }, { locale })
}

import { formatDate, formatTime } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { Payment } from './payment-queries.ts'

const gateways = {
  bkash: m.payment_gateway_bkash,
  sslcommerz: m.payment_gateway_sslcommerz,
  manual: m.payment_gateway_manual,
  cash: m.payment_gateway_cash,
}

export const gatewayName = (gateway: Payment['gateway']): string => gateways[gateway]()

/** Through a gateway that has several, the wallet or card too, which it names kind first: `BKASH-BKash`, `VISA-City Bank`. */
export function methodName({ gateway, method }: { gateway: Payment['gateway']; method: string | null }): string {
  const name = gatewayName(gateway)
  const [kind = '', ...rest] = (method ?? '').split('-')
  const issuer = rest.join('-')
  const isSaidTwice = issuer === '' || kind.toLowerCase() === issuer.toLowerCase()
  const words = isSaidTwice ? issuer || kind : `${kind} ${issuer}`
  return words === '' || words.toLowerCase() === name.toLowerCase() ? name : `${name}, ${words}`
}

const states = {
  initiated: m.payment_state_initiated,
  paid: m.payment_state_paid,
  on_hold: m.payment_state_on_hold,
  failed: m.payment_state_failed,
  cancelled: m.payment_state_cancelled,
  expired: m.payment_state_expired,
  refunded: m.payment_state_refunded,
}

export const stateName = (state: Payment['state']): string => states[state]()

export const dayWords = (date: string, style: 'full' | 'long' | 'short' = 'long'): string =>
  unbroken(formatDate(dhakaMidnight(date), getLocale(), style))

/** The day of a moment. */
export const dateWords = (at: string): string => unbroken(formatDate(new Date(at), getLocale()))

/** A day and its month stay on one line; a weekday before them may stand on the line above. */
const unbroken = (words: string): string => words.replace(/(?<!,) /g, '\u00a0')

/** A time of today by the clock, any other by its day. */
export function momentWords(at: string, now: Date): string {
  const locale = getLocale()
  const date = new Date(at)
  const day = formatDate(date, locale, 'short')
  return day === formatDate(now, locale, 'short') ? formatTime(date, locale) : day
}

/** `ক, খ ও গ` */
export function listWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : m.payment_and({ first: parts.slice(0, -1).join(', '), last })
}

import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { taka } from './money-words.ts'

/** In a column that says it is taka: the amount alone, a dash for nothing. */
export const amountWords = (paisa: number): string => (paisa === 0 ? '—' : taka(paisa).replace(/৳\s?/u, ''))

export const dateWords = (day: string, style: 'full' | 'long' | 'short' = 'full'): string =>
  formatDate(dhakaMidnight(day), getLocale(), style)

const providers = { bkash: m.office_day_bkash, sslcommerz: m.office_day_sslcommerz, other: m.office_day_other }
export const providerWords = (provider: keyof typeof providers): string => providers[provider]()

const accounts = {
  cash: m.office_account_cash,
  receivable: m.office_account_receivable,
  revenue: m.office_account_revenue,
  discount: m.office_account_discount,
  refund: m.office_account_refund,
  payable: m.office_account_payable,
}
export const accountNames = Object.keys(accounts) as (keyof typeof accounts)[]
export const accountWords = (account: keyof typeof accounts): string => accounts[account]()

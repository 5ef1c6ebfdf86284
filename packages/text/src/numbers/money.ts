import type { Locale } from '../locale.ts'
import { localizeDigits, toLatinDigits } from './digits.ts'
import { groupLakhs } from './numbers.ts'

/** A sign and its amount must never be torn apart at a line's end. */
const noBreakSpace = '\u00a0'

/** `1250000` paisa → `৳ ১২,৫০০`; `1250050` → `৳ ১২,৫০০.৫০`. */
export function formatMoney(paisa: number, locale: Locale): string {
  const amount = Math.abs(Math.round(paisa))
  const taka = groupLakhs(String(Math.floor(amount / 100)))
  const rest = amount % 100
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  const sign = paisa < 0 && amount > 0 ? '−' : ''
  return `${sign}৳${noBreakSpace}${localizeDigits(taka + decimals, locale)}`
}

/** What a person typed as an amount, in paisa. Taka with at most two decimals; anything else is not an amount. */
export function parseMoney(text: string): number | undefined {
  const amount = toLatinDigits(text)
    .trim()
    .replace(/^(৳|tk\.?|bdt|টাকা)\s*/i, '')
    .replace(/(৳|tk\.?|bdt|টাকা|\/-)$/i, '')
    .trimEnd()
    .replace(/(\d),(?=\d)/g, '$1')
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

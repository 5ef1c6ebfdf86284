import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'

/** Whole numbers and fractions as the reader writes them. */
export const numberWords = (value: number): string => formatNumber(value, getLocale())

/** What is counted to a thousand and no further: `১,০০০+`. */
export const countWords = ({ count, is_exact }: { count: number; is_exact: boolean }): string =>
  `${numberWords(count)}${is_exact ? '' : '+'}`

/** Marks travel as whole hundredths: 11700 → `১১৭`, 1050 → `১০.৫`. */
export const marksWords = (hundredths: number): string => numberWords(hundredths / 100)

/** 0.174 → `১৭%`. */
export const shareWords = (share: number): string => `${numberWords(Math.round(share * 100))}%`

/** How much a mark grows or shrinks: `+১.৫`, `−১.৫`. */
export const changeWords = (hundredths: number): string => (hundredths > 0 ? '+' : '') + marksWords(hundredths)

export const outcomeWords = (outcome: 'passed' | 'failed' | null): string =>
  outcome === null ? '' : outcome === 'passed' ? m.office_results_passed() : m.office_results_failed()

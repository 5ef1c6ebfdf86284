import { formatDate } from '@prostuti/text/dates'
import { subscription_count, subscription_count_one } from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'

export const number = (value: number): string => formatNumber(value, getLocale())

export const countWords = (videos: number): string =>
  videos === 1 ? subscription_count_one() : subscription_count({ n: number(videos) })

/** A day and its month stay on one line. */
export const dayWords = (at: string | Date): string =>
  formatDate(new Date(at), getLocale()).replace(/(?<!,) /g, '\u00a0')

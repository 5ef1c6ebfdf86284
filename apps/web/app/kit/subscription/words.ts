import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'

export const number = (value: number): string => formatNumber(value, getLocale())

export const countWords = (videos: number): string =>
  videos === 1 ? m.subscription_count_one() : m.subscription_count({ n: number(videos) })

/** A day and its month stay on one line. */
export const dayWords = (at: string | Date): string =>
  formatDate(new Date(at), getLocale()).replace(/(?<!,) /g, '\u00a0')

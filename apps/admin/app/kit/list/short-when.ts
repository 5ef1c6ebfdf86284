import { formatDate, formatTime } from '@prostuti/text/dates'
import { getLocale } from '@prostuti/text/runtime'

/** A moment in a column: the day and the time, as short as they can be read. */
export const shortWhen = (at: string): string =>
  `${formatDate(new Date(at), getLocale(), 'short')}, ${formatTime(new Date(at), getLocale())}`

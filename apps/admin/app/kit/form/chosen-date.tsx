import { formatDate, formatTime } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { getLocale } from '@prostuti/text/runtime'

type ChosenDateProps = {
  /** A day, `2027-01-31`, or a moment; whatever else stands in a box shows nothing. */
  value: unknown
}

/** The chosen date in the office's words: the browser's box writes 3 April and 4 March alike. */
export function ChosenDate({ value }: ChosenDateProps) {
  const words = dateWords(value)
  return words === undefined ? null : <span className="hint">{words}</span>
}

function dateWords(value: unknown): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(dhakaMidnight(value), getLocale(), 'full')
  const moment = new Date(value)
  return `${formatDate(moment, getLocale(), 'full')}, ${formatTime(moment, getLocale())}`
}

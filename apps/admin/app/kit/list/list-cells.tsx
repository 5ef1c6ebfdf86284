import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { type LocalizedText, pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'

export const words = (text: LocalizedText | null): string => (text ? pickText(text, getLocale()) : '')

export const count = (value: number): string => formatNumber(value, getLocale())

/** `2027-01-03` as a reader writes it. */
export const day = (date: string): string => formatDate(dhakaMidnight(date), getLocale())

export const momentDay = (instant: string): string => formatDate(new Date(instant), getLocale())

/** How many are taken of how many there are; without an end, only how many. */
export const Seats = ({ sold, of }: { sold: number; of: number | null }) =>
  of === null ? (
    count(sold)
  ) : (
    <span>
      {m.office_seats_of({ sold: count(sold), seats: count(of) })}{' '}
      {sold >= of && of > 0 && <span className="chip chip-bad">{m.office_seats_full()}</span>}
    </span>
  )

import { daysUntil, formatDate, formatTime, formatTimeRange } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import type { EventCardData } from './event-queries.ts'
import type { EventState } from './event-state.ts'

export const feeWords = ({ fee_paisa }: Pick<EventCardData, 'fee_paisa'>, locale: Locale): string =>
  fee_paisa === 0 ? m.event_free({}, { locale }) : formatMoney(fee_paisa, locale)

export const placeWords = ({ branch }: Pick<EventCardData, 'branch'>, locale: Locale): string =>
  branch?.name ?? m.event_online({}, { locale })

/** `সকাল ১০টা – দুপুর ১টা`, or the beginning alone where no end is set or it lies on another day. */
export function hoursWords(
  { starts_at, ends_at }: Pick<EventCardData, 'starts_at' | 'ends_at'>,
  locale: Locale,
): string {
  const from = new Date(starts_at)
  const to = ends_at && new Date(ends_at)
  return to && daysUntil(to, from) === 0 ? formatTimeRange(from, to, locale) : formatTime(from, locale)
}

/** `২৭ নভেম্বর ২০২৬, রাত ১১:৫৯`. */
export const momentWords = (moment: string, locale: Locale): string =>
  `${formatDate(new Date(moment), locale)}, ${formatTime(new Date(moment), locale)}`

/** Few: the last five, or the last tenth. */
const isFew = (left: number, seats: number) => left <= Math.max(5, Math.floor(seats / 10))

export function seatsWords({ seats, seats_left }: Pick<EventCardData, 'seats' | 'seats_left'>, locale: Locale): string {
  if (seats === null || seats_left === null) return m.event_seats_any({}, { locale })
  if (seats_left <= 0) return m.event_state_full({}, { locale })
  const left = formatNumber(seats_left, locale)
  return isFew(seats_left, seats)
    ? m.event_seats_few({ n: left }, { locale })
    : m.event_seats_left({ left, seats: formatNumber(seats, locale) }, { locale })
}

export function stateWords(state: EventState, locale: Locale): string {
  const words = {
    open: m.event_state_open,
    full: m.event_state_full,
    closed: m.event_state_closed,
    running: m.event_state_running,
    past: m.event_state_past,
  }
  return words[state]({}, { locale })
}

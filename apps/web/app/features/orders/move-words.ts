import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { clockRange, weekdaysWords } from '../../kit/batch/batch-words.ts'
import { dayWords } from '../../kit/payment/payment-words.ts'
import type { MoveOption, MoveOptions } from './order-queries.ts'
import { money } from './order-words.ts'

/** What it costs or gives back; of money that was not paid yet it only becomes less. */
export function costWords({
  difference_paisa,
  back_paisa,
}: Pick<MoveOption, 'difference_paisa' | 'back_paisa'>): string {
  if (difference_paisa > 0) return m.orders_move_costs({ amount: money(difference_paisa) })
  if (back_paisa > 0) return m.orders_move_gives({ amount: money(back_paisa) })
  return difference_paisa < 0 ? m.orders_move_saves({ amount: money(-difference_paisa) }) : m.orders_move_equal()
}

/** Why nothing can be chosen any more. */
export const closedWords = ({ state, until }: Pick<MoveOptions, 'state' | 'until'>): string =>
  state === 'done' ? m.orders_move_used() : m.orders_move_over({ date: dayWords(until) })

const refusals = {
  no_seat: m.orders_move_no_seat,
  enrolled: m.orders_move_enrolled,
  begun: m.orders_move_begun,
}

/** How many seats there are, or why it cannot be chosen. */
export const seatWords = ({ refusal, seats_left }: Pick<MoveOption, 'refusal' | 'seats_left'>): string =>
  refusal === null
    ? m.orders_move_seats({ count: localizeDigits(String(seats_left), getLocale()) })
    : refusals[refusal]()

/** When it meets, and from when. */
export function timeWords(option: MoveOption): string {
  const locale = getLocale()
  return [
    `${weekdaysWords(option.weekdays, locale)} ${clockRange(option, locale)}`,
    option.is_same_batch ? m.orders_move_same() : m.orders_move_starts({ date: dayWords(option.starts_on) }),
  ].join(' · ')
}

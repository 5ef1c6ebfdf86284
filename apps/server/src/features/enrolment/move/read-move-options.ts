import type { moveOptions, ResponseOf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { duesOf } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { type Locale, pickText } from '@prostuti/text/locale'
import { countSheets, presentDue } from '../../payment/index.ts'
import { findMoves, type Move, type MoveKey, type OwnPlace, readOwnPlace } from './find-moves.ts'

type MoveOptions = ResponseOf<typeof moveOptions>

/** A timetable that can be moved to, as whoever chooses sees it. */
export const presentMove = ({ batch, facts }: OwnPlace, { quote, ...move }: Move, locale: Locale) => ({
  batch_id: move.batch.id,
  schedule_id: move.schedule.id,
  title: pickText(move.batch.title, locale),
  schedule: pickText(move.schedule.title, locale),
  is_same_batch: move.batch.id === batch.id,
  starts_on: move.batch.startsOn,
  ends_on: move.batch.endsOn,
  weekdays: move.schedule.weekdays,
  opens: move.schedule.opens,
  closes: move.schedule.closes,
  seats_left: move.seatsLeft,
  refusal: move.refusal,
  total_paisa: quote.price.total,
  difference_paisa: quote.price.total - facts.row.totalPaisa,
  back_paisa: quote.back,
})

/** What a doctor chooses from; nothing once they have moved or the time is over. */
export async function readMoveOptions(tx: Tx, { locale, ...key }: MoveKey & { locale: Locale }): Promise<MoveOptions> {
  const own = await readOwnPlace(tx, key)
  const { facts, batch, schedule, state, until } = own
  const moves = state === 'open' ? await findMoves(tx, own, key) : []
  const present = (move: Move): MoveOptions['options'][number] => ({
    ...presentMove(own, move, locale),
    dues: duesOf(move.quote.parts, facts.covered, dhakaDate(key.now)).map(presentDue),
  })
  return {
    order_id: facts.row.id,
    state,
    until,
    from: {
      batch_id: batch.id,
      title: pickText(batch.title, locale),
      schedule: pickText(schedule.title, locale),
      total_paisa: facts.row.totalPaisa,
    },
    sheets_sent: (await countSheets(tx, key.enrolmentId)).sent,
    options: moves.map(present),
    server_time: key.now.toISOString(),
  }
}

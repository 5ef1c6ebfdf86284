import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { refuseFields } from '../../../input/refuse-fields.ts'

type SeatsOf = {
  sold: PromiseLike<{ sold: number }[]>
  /** For who is paying at this moment. */
  held: PromiseLike<number>
  seats: number
  locale: Locale
}

/** Never fewer seats than are sold or held. Whoever calls holds the row, so that none is sold in between. */
export async function refuseFewSeats({ sold, held, seats, locale }: SeatsOf): Promise<void> {
  const [row] = await sold
  const atLeast = (row?.sold ?? 0) + (await held)
  if (seats < atLeast)
    refuseFields({ seats: messages.error_field_seats_sold({ count: formatNumber(atLeast, locale) }, { locale }) })
}

import type { Tx } from '@prostuti/db'
import { comingLoad } from '@prostuti/learning-rules/cards/todays-cards'
import { readSettings } from '../settings.ts'
import { splitToday } from './read-queue.ts'
import { readReadable } from './readable-cards.ts'

type Coming = { doctorId: number; now: Date; days: number }

/** How many cards come on each of the next days, today first, with what the daily limit moves on: what a plan makes room for. */
export async function readComingCards(tx: Tx, { doctorId, now, days }: Coming) {
  const { cards } = await readReadable(tx, { doctorId, now })
  const { day } = splitToday({ cards }, await readSettings(tx, doctorId), now)
  return comingLoad(cards, { ...day, days })
}

import type { Tx } from '@prostuti/db'
import { readComingCards } from '../../notebook/index.ts'

/** As far as a plan reaches. */
const days = 14

/** On which of the coming days of learning cards of the notebook are due, today first. */
export async function readCardDays(tx: Tx, reader: { doctorId: number; now: Date }): Promise<string[]> {
  const coming = await readComingCards(tx, { ...reader, days })
  return coming.filter(({ cards }) => cards > 0).map(({ day }) => day)
}

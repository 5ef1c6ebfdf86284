import type { notebookQueue, ResponseOf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { todaysCards } from '@prostuti/learning-rules/cards/todays-cards'
import { addStudyDays, startOfStudyDay, studyDayOf } from '@prostuti/learning-rules/day/study-day'
import type { Locale } from '@prostuti/text/locale'
import { presentSettings, readSettings, type Settings } from '../settings.ts'
import { isDoneToday, presentCards } from './present-cards.ts'
import { type Readable, readReadable } from './readable-cards.ts'

/** As many as a phone keeps and one answer carries. */
const atMost = 200

type Reader = { doctorId: number; now: Date }

/** What is asked today, of cards that may be read. */
async function chooseToday(tx: Tx, { doctorId, now }: Reader) {
  const [readable, settings] = await Promise.all([readReadable(tx, { doctorId, now }), readSettings(tx, doctorId)])
  return { ...readable, settings, ...splitToday(readable, settings, now) }
}

export function splitToday({ cards }: Pick<Readable, 'cards'>, { dailyLimit }: Settings, now: Date) {
  const done = cards.filter((card) => isDoneToday(card, now)).length
  const day = { today: studyDayOf(now), dailyLimit, doneToday: done }
  return { ...todaysCards(cards, day), day }
}

/** How many cards wait for the doctor today: what reminders and the dashboard say. */
export async function countDueCards(tx: Tx, reader: Reader): Promise<number> {
  return (await chooseToday(tx, reader)).today.length
}

export async function readQueue(
  tx: Tx,
  { doctorId, now, locale }: Reader & { locale: Locale },
): Promise<ResponseOf<typeof notebookQueue>> {
  const { papers, settings, today, waiting, day } = await chooseToday(tx, { doctorId, now })
  const cards = today.slice(0, atMost)
  return {
    ...dayOf(now),
    settings: presentSettings(settings),
    done_today: day.doneToday,
    waiting,
    cards: await presentCards(tx, { doctorId, cards, papers, locale, now }),
    more: today.length > atMost,
  }
}

export const dayOf = (now: Date) => ({
  server_time: now.toISOString(),
  study_day: studyDayOf(now),
  day_ends_at: startOfStudyDay(addStudyDays(studyDayOf(now), 1)).toISOString(),
})

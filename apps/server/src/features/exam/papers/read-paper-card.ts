import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { finishExpiredOf } from '../sitting/finish-attempt.ts'
import type { PaperRow } from './paper-times.ts'
import type { ParticipantCounts } from './participant-counts.ts'
import type { ExamCard } from './present-card.ts'
import { readCards } from './read-cards.ts'

type PaperCardQuery = {
  paper: PaperRow
  /** Undefined for a visitor. */
  doctorId: number | undefined
  now: Date
  locale: Locale
  counts: ParticipantCounts
  mayEnter?: boolean
  ofCourse?: boolean
  embargoes?: ReadonlyMap<number, Date> | undefined
}

/** One paper as lists show it. An attempt of the reader's that is over but not yet finished is finished first. */
export async function readPaperCard(tx: Tx, { paper, ...given }: PaperCardQuery): Promise<ExamCard> {
  const { doctorId, now } = given
  if (doctorId !== undefined) await finishExpiredOf(tx, { doctorId, paperId: paper.id, now })
  const [card] = await readCards(tx, { papers: [paper], ...given })
  return card!
}

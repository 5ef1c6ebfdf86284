import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, inArray } from 'drizzle-orm'
import type { ParticipantCounts } from './participant-counts.ts'
import type { ExamCard } from './present-card.ts'
import { readCards } from './read-cards.ts'

const { paper } = tables

type PaperCardsQuery = {
  paperIds: readonly number[]
  doctorId: number
  now: Date
  locale: Locale
  counts: ParticipantCounts
  /** Where the way to them has already answered whether the doctor may sit them. */
  mayEnter?: boolean
  /** Whether they stand in the timetable of a course that the doctor is in. */
  ofCourse?: boolean
}

/** The cards of papers that another feature knows by their ids, under these; what is not shown is left out. */
export async function readPaperCards(tx: Tx, { paperIds, ...reader }: PaperCardsQuery): Promise<Map<number, ExamCard>> {
  if (paperIds.length === 0) return new Map()
  const papers = await tx
    .select()
    .from(paper)
    .where(and(inArray(paper.id, [...paperIds]), paper.isActive))
  const cards = await readCards(tx, { papers, ...reader })
  return new Map(papers.map(({ id }, at) => [id, cards[at]!]))
}

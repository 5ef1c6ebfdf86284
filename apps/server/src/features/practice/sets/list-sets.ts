import type { practice, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { desc, eq } from 'drizzle-orm'
import { finishExpiredOf, type ParticipantCounts, readCards } from '../../exam/index.ts'
import { onWire } from '../choices.ts'
import { readShutExams, shutUntil } from './read-shut-exams.ts'

const { paper, practiceSet } = tables

const shownAtMost = 10

type SetsQuery = { doctorId: number; now: Date; locale: Locale; counts: ParticipantCounts }

/** The last sets of a doctor, the newest first, as cards of exams: with what they came to as far as that may be told. */
export async function listSets(
  tx: Tx,
  { doctorId, now, locale, counts }: SetsQuery,
): Promise<ResponseOf<typeof practice>['sets']> {
  const rows = await tx
    .select({ row: paper, set: practiceSet })
    .from(paper)
    .innerJoin(practiceSet, eq(practiceSet.paperId, paper.id))
    .where(eq(practiceSet.doctorId, doctorId))
    .orderBy(desc(practiceSet.paperId))
    .limit(shownAtMost)
  if (rows.length === 0) return []
  await finishExpiredOf(tx, { doctorId, now })
  const papers = rows.map(({ row }) => row)
  const exams = await readShutExams(tx, { doctorId, now, sourceIds: rows.flatMap(({ set }) => set.sourceIds) })
  const embargoes = new Map(
    rows.flatMap(({ row, set }) => {
      const until = shutUntil(set.sourceIds, exams)
      return until ? [[row.id, until] as const] : []
    }),
  )
  const cards = await readCards(tx, { papers, doctorId, now, locale, counts, mayEnter: true, embargoes })
  return rows.map(({ row, set }, at) => ({
    id: row.id,
    mode: set.mode,
    made_at: set.createdAt.toISOString(),
    choices: onWire(set.choices),
    exam: cards[at]!,
  }))
}

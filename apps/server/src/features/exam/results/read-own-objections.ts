import type { objectToQuestion, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'

const { objection } = tables

export type OwnObjection = ResponseOf<typeof objectToQuestion>['objection']

/** What a doctor has against the questions of a paper, by question. */
export async function readOwnObjections(
  tx: Tx,
  { paperId, doctorId, locale }: { paperId: number; doctorId: number; locale: Locale },
): Promise<Map<number, OwnObjection>> {
  const rows = await tx
    .select()
    .from(objection)
    .where(and(eq(objection.paperId, paperId), eq(objection.doctorId, doctorId)))
  return new Map(rows.map((row) => [row.questionId, presentObjection(row, locale)]))
}

export const presentObjection = (row: typeof objection.$inferSelect, locale: Locale): OwnObjection => ({
  reason: row.reason,
  words: row.words,
  source: row.source,
  created_at: row.createdAt.toISOString(),
  verdict: row.verdict,
  answer: pickText(row.answer, locale),
  answered_at: row.answeredAt?.toISOString() ?? null,
})

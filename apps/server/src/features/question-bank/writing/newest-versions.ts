import { type Tx, tables } from '@prostuti/db'
import { eq, getTableColumns, inArray } from 'drizzle-orm'

const { question, questionVersion } = tables

export type QuestionVersion = typeof questionVersion.$inferSelect

/** What each question says now, by its id. A draft of a paper may take it; a frozen one keeps the version it has. */
export async function newestVersions(tx: Tx, ids: readonly number[]): Promise<Map<number, QuestionVersion>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select(getTableColumns(questionVersion))
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .where(inArray(question.id, [...ids]))
  return new Map(rows.map((row) => [row.questionId, row]))
}

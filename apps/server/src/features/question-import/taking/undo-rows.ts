import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { paperQuestion, question, questionImportRow } = tables

const atOnce = 200

/** How many questions of an import stand in a paper, or are what others were merged into. */
export async function countUsed(tx: Tx, importId: number): Promise<number> {
  const isUsed = sql`(exists (select from ${paperQuestion} where ${paperQuestion.questionId} = ${question.id})
    or exists (select from question other where other.merged_into_id = ${question.id}
      and other.import_id is distinct from ${importId}))`
  return tx.$count(question, and(eq(question.importId, importId), isUsed))
}

/** Takes every question of an import out of the bank, with all its versions; none of them may stand in a paper. */
export async function undoRows(
  tx: Transaction,
  { importId, report }: { importId: number; report: (done: number) => void },
): Promise<void> {
  // Whoever puts one of them into a paper waits, and then finds it gone.
  await tx.select({ id: question.id }).from(question).where(eq(question.importId, importId)).for('update')
  if ((await countUsed(tx, importId)) > 0) throw new AppError('import_used')
  await tx
    .update(question)
    .set({ mergedIntoId: null })
    .where(and(eq(question.importId, importId), sql`${question.mergedIntoId} is not null`))
  for (let done = 0; ; ) {
    const some = await tx
      .select({ id: question.id })
      .from(question)
      .where(eq(question.importId, importId))
      .orderBy(asc(question.id))
      .limit(atOnce)
    if (some.length === 0) break
    await tx.delete(question).where(
      inArray(
        question.id,
        some.map(({ id }) => id),
      ),
    )
    done += some.length
    report(done)
  }
  await tx
    .update(questionImportRow)
    .set({
      questionId: null,
      state: sql`case when ${questionImportRow.faults} = '[]' and ${questionImportRow.similar} = '[]' then 'ready' else 'look' end`,
    })
    .where(and(eq(questionImportRow.importId, importId), eq(questionImportRow.state, 'taken')))
}

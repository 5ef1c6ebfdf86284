import { type Transaction, tables } from '@prostuti/db'
import { inArray, sql } from 'drizzle-orm'

const { question, questionVersion } = tables

export type NewQuestion = {
  question: Omit<typeof question.$inferInsert, 'id' | 'currentVersionId'>
  version: Omit<typeof questionVersion.$inferInsert, 'id' | 'questionId' | 'version'>
}

/** Answers their ids, in this order. */
export async function writeQuestions(tx: Transaction, made: NewQuestion[]): Promise<number[]> {
  const questions = await tx
    .insert(question)
    .values(made.map((each) => each.question))
    .returning({ id: question.id })
  const ids = questions.map(({ id }) => id)
  await tx
    .insert(questionVersion)
    .values(made.map(({ version }, nth) => ({ ...version, questionId: ids[nth]!, version: 1 })))
  await tx
    .update(question)
    .set({ currentVersionId: sql`(select v.id from question_version v where v.question_id = ${question.id})` })
    .where(inArray(question.id, ids))
  return ids
}

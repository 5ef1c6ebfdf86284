import { type Transaction, tables } from '@prostuti/db'

const { question, questionVersion } = tables

export type NewQuestion = {
  question: Omit<typeof question.$inferInsert, 'id' | 'currentVersionId' | 'words'>
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
  return ids
}

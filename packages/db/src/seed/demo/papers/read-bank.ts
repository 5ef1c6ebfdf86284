import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { paper, paperQuestion } from '../../../tables/index.ts'
import { type Bank, keyOf, partTextsOf } from './insert-questions.ts'
import type { DemoQuestion } from './question-shape.ts'

/** A paper whose questions are asked again. */
export type Source = { key: string; questions: readonly DemoQuestion[] }

/** The questions stand in the bank already: which they are, the papers say that asked them before, in the same order. */
export async function readBank(tx: Tx, sources: readonly Source[]): Promise<Bank> {
  const bank = new Map<DemoQuestion, { id: number; versionId: number }>()
  for (const { key, questions } of sources) {
    const lines = await tx
      .select({ id: paperQuestion.questionId, versionId: paperQuestion.versionId })
      .from(paperQuestion)
      .innerJoin(paper, eq(paper.id, paperQuestion.paperId))
      .where(eq(paper.key, key))
      .orderBy(asc(paperQuestion.position))
    for (const [at, asked] of questions.entries()) bank.set(asked, lines[at]!)
  }
  return new Map(
    [...bank].map(([asked, ids]) => {
      const parts = partTextsOf(asked).map((_, part) => ({ id: part + 1 }))
      return [asked, { ...ids, key: keyOf(asked), parts }]
    }),
  )
}

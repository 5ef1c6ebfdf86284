import { type Tx, tables } from '@prostuti/db'
import { type AnswerStep, readAnswer } from '@prostuti/exam-rules'
import { inArray, sql } from 'drizzle-orm'
import type { Paper } from '../papers/paper-store.ts'

const { writtenStep } = tables

export type WrittenStep = typeof writtenStep.$inferSelect

/**
 * Every save of some attempts, as it was written down, by attempt; packed or not. All steps of an attempt come as one value: a sweep
 * reads millions of them, and turning each into a row costs more than all that is done with it.
 */
export async function readSteps(tx: Tx, attemptIds: readonly number[]): Promise<Map<number, WrittenStep[]>> {
  const { attemptId, questionId, sequence, answer, savedAt } = writtenStep
  const ms = sql`floor(extract(epoch from ${savedAt}) * 1000)`
  const rows = await tx
    .select({
      attemptId,
      steps: sql<StepValues[]>`json_agg(json_build_array(${questionId}, ${sequence}, ${answer}, ${ms}))`,
    })
    .from(writtenStep)
    .where(inArray(attemptId, [...attemptIds]))
    .groupBy(attemptId)
  return new Map(rows.map((row) => [row.attemptId, row.steps.map((step) => asWritten(row.attemptId, step))]))
}

/** Question, sequence, answer, and the millisecond in which it was saved. */
type StepValues = [number, number, WrittenStep['answer'], number]

const asWritten = (attemptId: number, [questionId, sequence, answer, ms]: StepValues): WrittenStep => ({
  attemptId,
  questionId,
  sequence,
  answer,
  savedAt: new Date(ms),
})

/** In the words of the rules. A step that does not fit its question was never taken from a doctor: it is a fault of ours, and guessing would hide it. */
export function asSteps(paper: Pick<Paper, 'byId'>, steps: readonly WrittenStep[] = []): AnswerStep[] {
  return steps.map(({ attemptId, questionId, sequence, answer, savedAt }) => {
    const question = paper.byId.get(questionId)
    const reading = question && readAnswer(question, answer)
    if (!reading?.ok) throw new Error(`a step of attempt ${attemptId} does not fit question ${questionId}`)
    return { questionId, sequence, answer: reading.answer, at: savedAt }
  })
}

import { type Tx, tables } from '@prostuti/db'
import { type AnswerStep, readAnswer } from '@prostuti/exam-rules'
import { inArray } from 'drizzle-orm'
import type { Paper } from '../papers/paper-store.ts'

const { writtenStep } = tables

export type WrittenStep = typeof writtenStep.$inferSelect

/** Every save of some attempts, as it was written down, by attempt; packed or not. */
export async function readSteps(tx: Tx, attemptIds: readonly number[]): Promise<Map<number, WrittenStep[]>> {
  const rows = await tx
    .select()
    .from(writtenStep)
    .where(inArray(writtenStep.attemptId, [...attemptIds]))
  return Map.groupBy(rows, ({ attemptId }) => attemptId)
}

/** In the words of the rules. A step that does not fit its question was never taken from a doctor: it is a fault of ours, and guessing would hide it. */
export function asSteps(paper: Pick<Paper, 'byId'>, steps: readonly WrittenStep[] = []): AnswerStep[] {
  return steps.map(({ attemptId, questionId, sequence, answer, savedAt }) => {
    const question = paper.byId.get(questionId)
    const reading = question && readAnswer(question, answer)
    if (!reading?.ok) throw new Error(`a step of attempt ${attemptId} does not fit question ${questionId}`)
    return { questionId, sequence, answer: reading.answer, at: savedAt }
  })
}

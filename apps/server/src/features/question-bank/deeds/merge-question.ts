import { type Transaction, tables } from '@prostuti/db'
import { eq, or, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { cleanTags } from '../writing/clean-content.ts'
import { factsOfQuestion } from './facts-of-question.ts'

const { lookAlike, question } = tables

type Merge = { id: number; intoId: number; member: StaffMember; now: Date }

/**
 * Retires a question in favour of one that says the same. Papers, answers and versions stay with the one that was sat; the other
 * gets its tags, and shows where it was used.
 */
export async function mergeQuestion(tx: Transaction, { id, intoId, member, now }: Merge) {
  // In one order, so that two who merge the same pair both ways do not wait for each other.
  const [first, second] = id < intoId ? [id, intoId] : [intoId, id]
  const found = new Map<number, Awaited<ReturnType<typeof factsOfQuestion>>>()
  for (const each of new Set([first, second]))
    found.set(each, await factsOfQuestion(tx, { id: each, member, now }, true))
  const merged = found.get(id)!
  const into = found.get(intoId)!
  if (id === intoId || merged.facts.isMerged || into.facts.isMerged || into.facts.state === 'retired')
    throw new AppError('question_verb_refused')
  await tx
    .update(question)
    .set({ state: 'retired', mergedIntoId: intoId, updatedAt: now })
    .where(or(eq(question.id, id), eq(question.mergedIntoId, id)))
  const tags = cleanTags([...into.row.tags, ...merged.row.tags])
  await tx.update(question).set({ tags, updatedAt: now }).where(eq(question.id, intoId))
  await tx.delete(lookAlike).where(sql`${lookAlike.questionId} = ${id} or ${lookAlike.otherId} = ${id}`)
  return {
    before: { state: merged.row.state, merged_into: null },
    after: { state: 'retired', merged_into: intoId },
  }
}

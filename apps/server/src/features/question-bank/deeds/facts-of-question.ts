import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { may, type StaffMember } from '../../staff/index.ts'
import { seesQuestion, writesQuestion } from '../bank/sees-question.ts'
import type { QuestionFacts } from '../rules/verbs.ts'
import { isUsed } from '../writing/use-of-question.ts'

const { question } = tables

type FactsQuery = { id: number; member: StaffMember; now: Date }

/** What decides about the verbs of a question, and the rights of whoever asks; not found where they do not see it. */
export async function factsOfQuestion(tx: Tx | Transaction, { id, member, now }: FactsQuery, hold = false) {
  const query = tx
    .select({
      row: question,
      isUsed,
      writes: sql<boolean>`${writesQuestion(member, now) ?? sql`true`}`,
    })
    .from(question)
    .where(and(eq(question.id, id), seesQuestion(member, now)))
  const [found] = await (hold ? query.for('no key update') : query)
  if (found === undefined) throw new AppError('not_found')
  const { row } = found
  const facts: QuestionFacts = {
    state: row.state,
    isUsed: found.isUsed,
    isMerged: row.mergedIntoId !== null,
    isOwn: row.authorId === member.id,
  }
  const rights = { write: may(member, 'questions.write') && found.writes, review: may(member, 'questions.review') }
  return { row, facts, rights }
}

import type { BodyOf, objectToQuestion } from '@prostuti/contract'
import { type Transaction, tables } from '@prostuti/db'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { areAnswersOpenTo } from '../exam/index.ts'

const { attempt, objection, paper, paperQuestion } = tables

type Wish = { doctorId: number; wish: BodyOf<typeof objectToQuestion>; now: Date }

/**
 * A doctor has something against a question that they sat, once its answers are open to them. One for each question: the same words sent
 * again, as after a lost answer, are the same objection.
 */
export async function raiseObjection(
  tx: Transaction,
  { doctorId, wish, now }: Wish,
): Promise<typeof objection.$inferSelect> {
  const { exam_key: key, question_id: questionId, reason, words, source } = wish
  const [asked] = await tx
    .select({ paper })
    .from(paper)
    .innerJoin(paperQuestion, and(eq(paperQuestion.paperId, paper.id), eq(paperQuestion.questionId, questionId)))
    .where(and(eq(paper.key, key), paper.isActive))
  if (asked === undefined) throw new AppError('not_found')
  const paperId = asked.paper.id
  const sat = and(eq(attempt.paperId, paperId), eq(attempt.doctorId, doctorId))
  const counted = and(sat, isNotNull(attempt.finishedAt), isNull(attempt.voidedAt))
  if ((await tx.$count(attempt, counted)) === 0) throw new AppError('not_found')
  if (!(await areAnswersOpenTo(tx, { paper: asked.paper, doctorId, now }))) throw new AppError('answers_not_released')
  const [made] = await tx
    .insert(objection)
    .values({ paperId, questionId, doctorId, reason, words, source: source || null, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (made) return made
  const [known] = await tx
    .select()
    .from(objection)
    .where(and(eq(objection.paperId, paperId), eq(objection.questionId, questionId), eq(objection.doctorId, doctorId)))
  if (known?.words !== words || known.reason !== reason) throw new AppError('objection_sent')
  return known
}

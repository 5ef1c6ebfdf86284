import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { factsOfQuestion } from '../deeds/facts-of-question.ts'

const { lookAlike } = tables

type Apart = { id: number; otherId: number; isApart: boolean; member: StaffMember; now: Date }

/** Somebody has looked at a pair: they are two questions, or may be one after all. */
export async function keepApart(tx: Transaction, { id, otherId, isApart, member, now }: Apart): Promise<void> {
  for (const each of [id, otherId]) await factsOfQuestion(tx, { id: each, member, now })
  const changed = await tx
    .update(lookAlike)
    .set({ apartBy: isApart ? member.id : null, apartAt: isApart ? now : null })
    .where(and(eq(lookAlike.questionId, Math.min(id, otherId)), eq(lookAlike.otherId, Math.max(id, otherId))))
    .returning({ id: lookAlike.questionId })
  if (changed.length === 0) throw new AppError('not_found')
}

import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { seesQuestion } from '../../question-bank/index.ts'
import type { StaffMember } from '../../staff/index.ts'

const { question, questionVersion } = tables

/** What questions of the bank say, of those that the member may read. */
export async function textsFor(
  tx: Tx,
  { member, now, ids }: { member: StaffMember; now: Date; ids: number[] },
): Promise<Map<number, { bn: string; en?: string }>> {
  if (ids.length === 0) return new Map()
  const found = await tx
    .select({ id: question.id, text: questionVersion.text })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .where(and(inArray(question.id, ids), seesQuestion(member, now)))
  return new Map(found.map(({ id, text }) => [id, text]))
}

import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { may, type StaffMember } from '../../staff/index.ts'

const { question, questionVersion } = tables

/** What questions of the bank say, of those that the member may read: whoever sees no question early sees their own. */
export async function textsFor(
  tx: Tx,
  { member, ids }: { member: StaffMember; ids: number[] },
): Promise<Map<number, { bn: string; en?: string }>> {
  if (ids.length === 0) return new Map()
  const isOwn = may(member, 'questions.early') ? undefined : eq(question.authorId, member.id)
  const found = await tx
    .select({ id: question.id, text: questionVersion.text })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .where(and(inArray(question.id, ids), isOwn))
  return new Map(found.map(({ id, text }) => [id, text]))
}

import { tables } from '@prostuti/db'
import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { keepsAnswers } from '../../exam/index.ts'
import { may, type StaffMember } from '../../staff/index.ts'

const { question } = tables

/**
 * A condition on `question`: the member may put it into a paper. Who may see questions early takes any; the others their own, and
 * those that no paper keeps back.
 */
export function mayPlace(member: StaffMember, now: Date): SQL | undefined {
  const isUsable = and(ne(question.state, 'retired'), isNull(question.mergedIntoId))
  if (may(member, 'questions.early')) return isUsable
  const isKept = sql`exists (select from paper_question asked join paper keeping on keeping.id = asked.paper_id
    where asked.question_id = ${question.id} and ${keepsAnswers(now, 'keeping')})`
  return and(isUsable, or(eq(question.authorId, member.id), sql`not ${isKept}`))
}

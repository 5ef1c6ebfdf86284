import { type Tx, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import { keepsAnswers, keysShown } from '../../exam/index.ts'
import type { OpenedBy } from '../../resource/index.ts'
import type { StaffMember } from '../../staff/index.ts'

const { question } = tables

/** Whether key, explanation and notes of a question may leave the server to this member now. */
export async function areKeysShown(tx: Tx, { id, member, now }: { id: number; member: StaffMember; now: Date }) {
  const [row] = await tx
    .select({ shown: keysShown(member, now) })
    .from(question)
    .where(eq(question.id, id))
  return row?.shown ?? false
}

/** A condition on `question`: a paper still asks it, or will. */
export const isSecret = (now: Date) => sql<boolean>`exists (select from paper_question asked
  join paper keeping on keeping.id = asked.paper_id where asked.question_id = question.id and ${keepsAnswers(now, 'keeping')})`

/** Writes down that somebody has seen what is right in a question that a paper still asks. */
export async function auditKeyOpened(tx: Tx, { id, member, sessionId, requestId, now }: OpenedBy & { id: number }) {
  const [row] = await tx
    .select({ shown: keysShown(member, now), isSecret: isSecret(now) })
    .from(question)
    .where(eq(question.id, id))
  if (row?.shown !== true || !row.isSecret) return
  await writeAudit(tx, {
    at: now,
    staffId: member.id,
    staffSessionId: sessionId,
    action: 'keys.early',
    resource: 'question',
    resourceId: String(id),
    requestId,
  })
}

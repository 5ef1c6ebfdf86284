import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import { isKeptBack, keysShown } from '../../exam/index.ts'
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

/** Writes down that somebody has seen what is right in a question that a paper still asks. */
export async function auditKeyOpened(tx: Tx, { id, member, sessionId, requestId, now }: OpenedBy & { id: number }) {
  const [row] = await tx
    .select({ shown: keysShown(member, now), isSecret: isKeptBack(now) })
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

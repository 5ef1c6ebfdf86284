import { type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { whereItGoesOn } from './lock-complaint.ts'
import { ofConversation } from './of-conversation.ts'

const { complaint, complaintMessage } = tables

type Input = { doctorId: number; complaintId: number; messageId: number }

/** Up to this message and never back: what came in between while the page was open stays unread. */
export async function markRead(tx: Tx, { doctorId, complaintId, messageId }: Input): Promise<void> {
  const [row] = await tx
    .update(complaint)
    .set({ doctorReadAt: sql`greatest(${complaint.doctorReadAt}, ${complaintMessage.createdAt})` })
    .from(complaintMessage)
    .where(
      and(
        eq(complaint.id, await whereItGoesOn(tx, complaintId)),
        eq(complaint.doctorId, doctorId),
        eq(complaintMessage.id, messageId),
        ofConversation(complaintMessage.complaintId, complaint.id),
      ),
    )
    .returning({ id: complaint.id })
  if (row === undefined) throw new AppError('not_found')
}

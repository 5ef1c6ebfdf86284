import type { BodyOf } from '@prostuti/contract'
import type { answerInbox } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, desc, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { findSent } from '../add-message.ts'
import { answerComplaint } from '../answer-complaint.ts'
import { closeComplaint } from '../close-complaint.ts'
import { ofConversation } from '../of-conversation.ts'
import { holdInbox, type InboxKey } from './find-inbox.ts'

const { complaintMessage } = tables

type Input = InboxKey & { wish: BodyOf<typeof answerInbox>; now: Date }

/** Answers as this member, unless a colleague's answer came that they have not seen: then nothing is written. */
export async function writeAnswer(tx: Transaction, { wish, now, ...key }: Input) {
  const held = await holdInbox(tx, key)
  const { text, file_ids: fileIds, client_key: clientKey, seen_id: seenId } = wish
  const staffId = key.member.id
  const sent = await findSent(tx, { complaintId: held.id, clientKey })
  if (sent === undefined && (await isAnsweredSince(tx, { complaintId: held.id, seenId, staffId })))
    throw new AppError('answered_meanwhile')
  const messageId = await answerComplaint(tx, { staffId, complaintId: held.id, text, fileIds, clientKey, now })
  if (wish.and_close) await closeComplaint(tx, { complaintId: held.id, by: { staffId }, now })
  return { held, messageId }
}

type Seen = { complaintId: number; seenId: number; staffId: number }

/** Whether somebody else of the centre has written after the message that this member saw last. */
async function isAnsweredSince(tx: Tx, { complaintId, seenId, staffId }: Seen): Promise<boolean> {
  const [newer] = await tx
    .select({ id: complaintMessage.id })
    .from(complaintMessage)
    .where(
      and(
        ofConversation(complaintMessage.complaintId, complaintId),
        isNotNull(complaintMessage.staffId),
        ne(complaintMessage.staffId, staffId),
        gt(
          complaintMessage.createdAt,
          sql`coalesce((select seen.created_at from ${complaintMessage} seen where seen.id = ${seenId}), '-infinity')`,
        ),
      ),
    )
    .orderBy(desc(complaintMessage.createdAt))
    .limit(1)
  return newer !== undefined
}

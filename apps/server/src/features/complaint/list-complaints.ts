import type { listComplaints as listComplaintsCall, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { ofConversation } from './of-conversation.ts'

const { complaint, complaintFile, complaintMessage } = tables

type ComplaintPage = { doctorId: number; page: number; perPage: number }

/** A list shows two lines of the last message; the rest is not sent. */
const shownLetters = 240

/** The doctor's complaints; the one with the newest message first. */
export async function listComplaints(
  tx: Tx,
  { doctorId, page, perPage }: ComplaintPage,
): Promise<ResponseOf<typeof listComplaintsCall>> {
  // One that was made one with another goes on there.
  const ownOnes = and(eq(complaint.doctorId, doctorId), isNull(complaint.mergedIntoId))
  const last = tx
    .select({
      id: complaintMessage.id,
      staffId: complaintMessage.staffId,
      text: sql<string>`left(${complaintMessage.text}, ${shownLetters})`.as('shown_text'),
      createdAt: complaintMessage.createdAt,
    })
    .from(complaintMessage)
    .where(ofConversation(complaintMessage.complaintId, complaint.id))
    .orderBy(desc(complaintMessage.createdAt), desc(complaintMessage.id))
    .limit(1)
    .as('last')
  const unread = tx
    .select({ count: count().as('unread_count') })
    .from(complaintMessage)
    .where(
      and(
        ofConversation(complaintMessage.complaintId, complaint.id),
        isNotNull(complaintMessage.staffId),
        gt(complaintMessage.createdAt, complaint.doctorReadAt),
      ),
    )
    .as('unread')
  const files = tx
    .select({ count: count().as('file_count') })
    .from(complaintFile)
    .where(eq(complaintFile.messageId, last.id))
    .as('files')
  const rows = await tx
    .select({
      row: complaint,
      unread: unread.count,
      files: files.count,
      last: { staffId: last.staffId, text: last.text, createdAt: last.createdAt },
    })
    .from(complaint)
    .innerJoinLateral(last, sql`true`)
    .innerJoinLateral(unread, sql`true`)
    .innerJoinLateral(files, sql`true`)
    .where(ownOnes)
    .orderBy(desc(complaint.lastMessageAt), desc(complaint.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    total: await tx.$count(complaint, ownOnes),
    complaints: rows.map(({ row, ...of }) => ({
      id: row.id,
      category: row.category,
      subject: row.subject,
      state: row.state,
      created_at: row.createdAt.toISOString(),
      unread: of.unread,
      last_message: {
        from: of.last.staffId === null ? 'doctor' : 'centre',
        text: of.last.text,
        files: of.files,
        created_at: of.last.createdAt.toISOString(),
      },
    })),
  }
}

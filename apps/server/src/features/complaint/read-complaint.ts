import type { ResponseOf, readComplaint as readComplaintCall } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { whereItGoesOn } from './lock-complaint.ts'
import { ofConversation } from './of-conversation.ts'
import { presentMessages } from './present-messages.ts'
import { readSubject } from './read-subject.ts'

const { complaint, complaintMessage } = tables

const atOnce = 50

type ComplaintReading = {
  doctorId: number
  complaintId: number
  /** The messages before this one; left out: the last ones. */
  before?: number
  locale: Locale
}

/** One complaint with a piece of its conversation, oldest first. */
export async function readComplaint(
  tx: Tx,
  { doctorId, complaintId, before, locale }: ComplaintReading,
): Promise<ResponseOf<typeof readComplaintCall>> {
  const [row] = await tx
    .select()
    .from(complaint)
    .where(and(eq(complaint.id, await whereItGoesOn(tx, complaintId)), eq(complaint.doctorId, doctorId)))
  if (row === undefined) throw new AppError('not_found')
  const ofIt = ofConversation(complaintMessage.complaintId, row.id)
  const found = await tx
    .select()
    .from(complaintMessage)
    .where(and(ofIt, before === undefined ? undefined : isBefore(before)))
    .orderBy(desc(complaintMessage.createdAt), desc(complaintMessage.id))
    .limit(atOnce + 1)
  const [unread] = await tx
    .select({ id: complaintMessage.id })
    .from(complaintMessage)
    .where(and(ofIt, isNotNull(complaintMessage.staffId), gt(complaintMessage.createdAt, row.doctorReadAt)))
    .orderBy(asc(complaintMessage.createdAt))
    .limit(1)
  const { id, category, subject, state, createdAt } = row
  return {
    complaint: {
      id,
      category,
      subject,
      state,
      created_at: createdAt.toISOString(),
      ...(await readSubject(tx, row, locale)),
    },
    messages: await presentMessages(tx, found.slice(0, atOnce).reverse()),
    has_earlier: found.length > atOnce,
    first_unread_id: unread?.id ?? null,
  }
}

/** Of two conversations that were made one, the ids do not grow with the times. */
const isBefore = (id: number) =>
  sql`(${complaintMessage.createdAt}, ${complaintMessage.id}) < (select mark.created_at, mark.id from ${complaintMessage} mark where mark.id = ${id})`

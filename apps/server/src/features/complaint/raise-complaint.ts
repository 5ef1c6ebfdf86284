import type { BodyOf, raiseComplaint as raiseComplaintCall } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { tellLive } from '../live/index.ts'
import { attachFiles } from './attachments/attach-files.ts'
import { findOwnSubject } from './own-subject.ts'
import { promiseAnswer } from './promise/read-service-times.ts'
import { tellInbox } from './tell-inbox.ts'

const { complaint, complaintMessage } = tables

type Input = { doctorId: number; wish: BodyOf<typeof raiseComplaintCall>; now: Date }

/** Gives the complaint's id; the same wish a second time gives the first one's. */
export async function raiseComplaint(tx: Tx, { doctorId, wish, now }: Input): Promise<number> {
  const { category, subject, text, client_key: clientKey } = wish
  const about = await findOwnSubject(tx, { doctorId, courseId: wish.course_id ?? null, about: wish.about ?? null })
  const [made] = await tx
    .insert(complaint)
    .values({
      ...{ doctorId, category, subject, clientKey, ...about },
      ...{ lastMessageAt: now, doctorReadAt: now, createdAt: now },
      promisedAt: await promiseAnswer(tx, { category, now }),
      wantsSms: wish.wants_sms,
    })
    .onConflictDoNothing({ target: [complaint.doctorId, complaint.clientKey] })
    .returning({ id: complaint.id })
  if (made === undefined) return raisedBefore(tx, doctorId, clientKey)
  const [message] = await tx
    .insert(complaintMessage)
    .values({ complaintId: made.id, text, clientKey, createdAt: now })
    .returning({ id: complaintMessage.id })
  await attachFiles(tx, { messageId: message!.id, fileIds: wish.file_ids, by: { doctorId } })
  await tellLive(tx, { doctor: doctorId }, { kind: 'complaint', id: made.id })
  await tellInbox(tx)
  return made.id
}

async function raisedBefore(tx: Tx, doctorId: number, clientKey: string): Promise<number> {
  const [row] = await tx
    .select({ id: complaint.id })
    .from(complaint)
    .where(and(eq(complaint.doctorId, doctorId), eq(complaint.clientKey, clientKey)))
  return row!.id
}

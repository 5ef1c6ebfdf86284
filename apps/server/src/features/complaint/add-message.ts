import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { tellLive } from '../live/index.ts'
import { attachFiles } from './attachments/attach-files.ts'

const { complaint, complaintMessage } = tables

type Input = {
  locked: typeof complaint.$inferSelect
  /** Null: the doctor writes. */
  staffId: number | null
  text: string
  clientKey: string
  fileIds: number[]
  now: Date
}

/** The next line of a conversation that is locked; it turns the conversation over to the other side. */
export async function addMessage(tx: Tx, { locked, staffId, text, clientKey, fileIds, now }: Input) {
  // Later than the one before even when two processes' clocks differ: reading "up to here" rests on it.
  const createdAt = new Date(Math.max(now.getTime(), locked.lastMessageAt.getTime() + 1))
  const [message] = await tx
    .insert(complaintMessage)
    .values({ complaintId: locked.id, staffId, text, clientKey, createdAt })
    .returning()
  await attachFiles(tx, { messageId: message!.id, fileIds, doctorId: staffId === null ? locked.doctorId : null })
  const read = staffId === null ? {} : { staffReadAt: createdAt }
  await tx
    .update(complaint)
    .set({ state: staffId === null ? 'open' : 'answered', lastMessageAt: createdAt, ...read, updatedAt: now })
    .where(eq(complaint.id, locked.id))
  await tellLive(tx, { doctor: locked.doctorId }, { kind: 'complaint', id: locked.id })
  return message!
}

/** A message that was written before with the same key: the answer to it got lost, or the button was pressed twice. */
export async function findSent(tx: Tx, { complaintId, clientKey }: { complaintId: number; clientKey: string }) {
  const [sent] = await tx
    .select()
    .from(complaintMessage)
    .where(and(eq(complaintMessage.complaintId, complaintId), eq(complaintMessage.clientKey, clientKey)))
  return sent
}

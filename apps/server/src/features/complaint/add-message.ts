import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { tellLive } from '../live/index.ts'
import { attachFiles } from './attachments/attach-files.ts'
import { promiseAnswer } from './promise/read-service-times.ts'
import { tellInbox } from './tell-inbox.ts'

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
  const by = staffId === null ? { doctorId: locked.doctorId } : { staffId }
  await attachFiles(tx, { messageId: message!.id, fileIds, by })
  const turn = staffId === null ? await toCentre(tx, locked, now) : toDoctor(locked, { staffId, at: createdAt })
  await tx
    .update(complaint)
    .set({ ...turn, lastMessageAt: createdAt, closedAt: null, updatedAt: now })
    .where(eq(complaint.id, locked.id))
  await tellLive(tx, { doctor: locked.doctorId }, { kind: 'complaint', id: locked.id })
  if (staffId === null) await tellInbox(tx)
  return message!
}

/** Whoever writes again while they wait are answered no later for it; whatever was put off is back. */
const toCentre = async (tx: Tx, { state, promisedAt, category }: Input['locked'], now: Date) => ({
  state: 'open' as const,
  promisedAt: state === 'open' && promisedAt !== null ? promisedAt : await promiseAnswer(tx, { category, now }),
  snoozedUntil: null,
})

/** Who answers what is nobody's has taken it. */
const toDoctor = (locked: Input['locked'], { staffId, at }: { staffId: number; at: Date }) => ({
  state: 'answered' as const,
  promisedAt: null,
  snoozedUntil: null,
  firstAnsweredAt: locked.firstAnsweredAt ?? at,
  staffReadAt: at,
  assigneeId: locked.assigneeId ?? staffId,
  assigneeUntil: null,
})

/** A message that was written before with the same key: the answer to it got lost, or the button was pressed twice. */
export async function findSent(tx: Tx, { complaintId, clientKey }: { complaintId: number; clientKey: string }) {
  const [sent] = await tx
    .select()
    .from(complaintMessage)
    .where(and(eq(complaintMessage.complaintId, complaintId), eq(complaintMessage.clientKey, clientKey)))
  return sent
}

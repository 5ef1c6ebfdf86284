import { randomBytes } from 'node:crypto'
import type { Transaction } from '@prostuti/db'
import { addMessage, findSent } from './add-message.ts'
import { lockComplaint } from './lock-complaint.ts'
import { tellAnswer } from './news/tell-answer.ts'

type Input = {
  staffId: number
  complaintId: number
  text: string
  fileIds?: number[]
  /** As the doctor's: the same key a second time writes nothing. */
  clientKey?: string
  now: Date
}

/** Staff answer, also what was closed: it is the doctor's turn then. Gives the message's id. */
export async function answerComplaint(
  tx: Transaction,
  { staffId, complaintId, text, fileIds = [], clientKey = newKey(), now }: Input,
): Promise<number> {
  const locked = await lockComplaint(tx, { complaintId })
  const sent = await findSent(tx, { complaintId: locked.id, clientKey })
  if (sent !== undefined) return sent.id
  const { id } = await addMessage(tx, { locked, staffId, text: text.normalize('NFC'), clientKey, fileIds, now })
  await tellAnswer(tx, { complaint: locked, messageId: id, now })
  return id
}

const newKey = (): string => `staff-${randomBytes(12).toString('base64url')}`

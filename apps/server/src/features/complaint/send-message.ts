import type { BodyOf, sendComplaintMessage } from '@prostuti/contract'
import type { Transaction } from '@prostuti/db'
import { AppError } from '../../errors.ts'
import { addMessage, findSent } from './add-message.ts'
import { lockComplaint } from './lock-complaint.ts'

type Input = { doctorId: number; complaintId: number; wish: BodyOf<typeof sendComplaintMessage>; now: Date }

/** The doctor writes. What is closed must be reopened first, so that nobody writes into a drawer. */
export async function sendMessage(tx: Transaction, { doctorId, complaintId, wish, now }: Input) {
  const locked = await lockComplaint(tx, { complaintId, doctorId })
  const clientKey = wish.client_key
  const sent = await findSent(tx, { complaintId: locked.id, clientKey })
  if (sent !== undefined && sent.staffId === null) return sent
  if (locked.state === 'closed') throw new AppError('complaint_closed')
  return addMessage(tx, { locked, staffId: null, text: wish.text, clientKey, fileIds: wish.file_ids, now })
}

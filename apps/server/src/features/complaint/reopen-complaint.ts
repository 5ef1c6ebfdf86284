import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { tellLive } from '../live/index.ts'
import { lockComplaint } from './lock-complaint.ts'

const { complaint } = tables

/** Not settled after all: the centre's turn. What is not closed stays as it is. */
export async function reopenComplaint(
  tx: Transaction,
  { complaintId, doctorId, now }: { complaintId: number; doctorId: number; now: Date },
): Promise<void> {
  const locked = await lockComplaint(tx, { complaintId, doctorId })
  if (locked.state !== 'closed') return
  await tx.update(complaint).set({ state: 'open', updatedAt: now }).where(eq(complaint.id, complaintId))
  await tellLive(tx, { doctor: doctorId }, { kind: 'complaint', id: complaintId })
}

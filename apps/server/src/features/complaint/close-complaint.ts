import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { tellLive } from '../live/index.ts'
import { lockComplaint } from './lock-complaint.ts'
import { tellInbox } from './tell-inbox.ts'

const { complaint } = tables

type Input = { complaintId: number; by: { doctorId: number } | { staffId: number }; now: Date }

/** Settled, by either side. A second time changes nothing. */
export async function closeComplaint(tx: Transaction, { complaintId, by, now }: Input): Promise<void> {
  const locked = await lockComplaint(tx, { complaintId, ...('doctorId' in by && by) })
  if (locked.state === 'closed') return
  await tx
    .update(complaint)
    .set({ state: 'closed', promisedAt: null, snoozedUntil: null, closedAt: now, updatedAt: now })
    .where(eq(complaint.id, locked.id))
  await tellLive(tx, { doctor: locked.doctorId }, { kind: 'complaint', id: locked.id })
  await tellInbox(tx)
}

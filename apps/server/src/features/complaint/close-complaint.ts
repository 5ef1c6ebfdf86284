import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import { tellLive } from '../live/index.ts'
import { lockComplaint } from './lock-complaint.ts'

const { complaint } = tables

type Input = { complaintId: number; by: { doctorId: number } | { staffId: number }; now: Date }

/** Settled, by either side. A second time changes nothing. */
export async function closeComplaint(tx: Transaction, { complaintId, by, now }: Input): Promise<void> {
  const locked = await lockComplaint(tx, { complaintId, ...('doctorId' in by && by) })
  if (locked.state === 'closed') return
  await tx.update(complaint).set({ state: 'closed', updatedAt: now }).where(eq(complaint.id, complaintId))
  await tellLive(tx, { doctor: locked.doctorId }, { kind: 'complaint', id: complaintId })
  if ('staffId' in by)
    await writeAudit(tx, {
      ...{ at: now, staffId: by.staffId, doctorId: locked.doctorId },
      ...{ action: 'complaint_closed', detail: { complaintId } },
    })
}

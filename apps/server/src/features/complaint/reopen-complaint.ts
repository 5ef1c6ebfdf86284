import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { tellLive } from '../live/index.ts'
import { lockComplaint } from './lock-complaint.ts'
import { promiseAnswer } from './promise/read-service-times.ts'
import { tellInbox } from './tell-inbox.ts'

const { complaint } = tables

type Input = {
  complaintId: number
  /** Left out: staff. */
  doctorId?: number
  now: Date
}

/** Not settled after all: the centre's turn. What is not closed stays as it is. */
export async function reopenComplaint(tx: Transaction, { complaintId, now, ...by }: Input): Promise<void> {
  const locked = await lockComplaint(tx, { complaintId, ...by })
  if (locked.state !== 'closed') return
  const { id, category, doctorId } = locked
  await tx
    .update(complaint)
    .set({ state: 'open', promisedAt: await promiseAnswer(tx, { category, now }), closedAt: null, updatedAt: now })
    .where(eq(complaint.id, id))
  await tellLive(tx, { doctor: doctorId }, { kind: 'complaint', id })
  await tellInbox(tx)
}

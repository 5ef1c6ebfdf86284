import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'

const { complaint } = tables

type ComplaintKey = {
  complaintId: number
  /** Left out: staff, who see everybody's. */
  doctorId?: number
}

/** Whoever changes a conversation comes alone, so that its messages stand in the order of their times. */
export async function lockComplaint(tx: Transaction, { complaintId, doctorId }: ComplaintKey) {
  const theirs = doctorId === undefined ? undefined : eq(complaint.doctorId, doctorId)
  const [row] = await tx
    .select()
    .from(complaint)
    .where(and(eq(complaint.id, await whereItGoesOn(tx, complaintId)), theirs))
    .for('no key update')
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The number under which a conversation goes on: its own, or that of the one it was made one with. */
export async function whereItGoesOn(tx: Tx, complaintId: number): Promise<number> {
  const [row] = await tx
    .select({ mergedIntoId: complaint.mergedIntoId })
    .from(complaint)
    .where(eq(complaint.id, complaintId))
  return row?.mergedIntoId ?? complaintId
}

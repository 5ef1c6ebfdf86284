import { type Transaction, tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { findOpenDoctor } from '../doctor-in-scope.ts'

const { doctorNote } = tables

type Note = { doctorId: number; text: string; member: StaffMember; now: Date }

export async function writeNote(tx: Transaction, { doctorId, text, member, now }: Note) {
  const { id } = await findOpenDoctor(tx, { id: doctorId, member })
  const [made] = await tx
    .insert(doctorNote)
    .values({ doctorId: id, staffId: member.id, text, createdAt: now })
    .returning({ id: doctorNote.id })
  return { id: made!.id, doctorId: id }
}

/** Only whoever wrote it takes it back. */
export async function dropNote(tx: Transaction, { id, member, now }: { id: number; member: StaffMember; now: Date }) {
  const isOwn = and(eq(doctorNote.id, id), eq(doctorNote.staffId, member.id), isNull(doctorNote.droppedAt))
  const [dropped] = await tx.update(doctorNote).set({ droppedAt: now }).where(isOwn).returning()
  if (dropped === undefined) throw new AppError('not_found')
  return dropped
}

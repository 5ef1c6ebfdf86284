import { type Transaction, tables } from '@prostuti/db'
import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { staff } = tables

/** Nobody gives themselves rights, takes them, or locks themselves out: another owner does. */
export function refuseOwn(staffId: number, callerId: number): void {
  if (staffId === callerId) throw new AppError('own_rights')
}

/**
 * A centre always has an owner who can get in. The owners' rows are held, so that two of them who demote each other at once leave
 * one.
 */
export async function refuseLastOwner(tx: Transaction, staffId: number): Promise<void> {
  const others = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), staff.isActive, ne(staff.id, staffId)))
    .orderBy(staff.id)
    .for('update')
  if (others.length === 0) throw new AppError('last_owner')
}

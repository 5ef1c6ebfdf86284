import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq, exists, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { may } from '../permissions/may.ts'

const { staff, staffPasskey } = tables

/** Nobody gives themselves rights, takes them, or locks themselves out: another owner does. */
export function refuseOwn(staffId: number, callerId: number): void {
  if (staffId === callerId) throw new AppError('own_rights')
}

/**
 * The member whose rights or way in are about to change, held together with the caller and every owner, always in one order: of two
 * owners who act on each other at once, the later finds what the earlier left, and may no longer if that was a demotion.
 */
export async function holdForChange(tx: Transaction, { id, callerId }: { id: number; callerId: number }) {
  const held = await tx
    .select()
    .from(staff)
    .where(or(inArray(staff.id, [id, callerId]), eq(staff.role, 'owner')))
    .orderBy(staff.id)
    .for('no key update')
  const caller = held.find((each) => each.id === callerId)
  const member = held.find((each) => each.id === id)
  if (caller === undefined || !caller.isActive || !may(caller, 'staff.write') || member === undefined)
    throw new AppError('not_found')
  return member
}

/** Owners who can really sign in: one who was invited and never came is none yet. */
export const ownersWhoGetIn = (tx: Tx) =>
  and(
    eq(staff.role, 'owner'),
    staff.isActive,
    or(
      and(isNotNull(staff.passwordHash), isNotNull(staff.totpSecret)),
      exists(tx.select({ id: staffPasskey.id }).from(staffPasskey).where(eq(staffPasskey.staffId, staff.id))),
    ),
  )

/** A centre always has an owner who can get in. After `holdForChange`, so that nobody demotes the other meanwhile. */
export async function refuseLastOwner(tx: Transaction, staffId: number): Promise<void> {
  if ((await tx.$count(staff, and(ownersWhoGetIn(tx), ne(staff.id, staffId)))) === 0) throw new AppError('last_owner')
}

import { type Transaction, tables } from '@prostuti/db'
import { and, eq, exists, gt, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '../../../errors.ts'
import { hashToken } from '../../../secrets.ts'

const { staff, staffInvitation } = tables
const inviter = alias(staff, 'inviter')

/** Held until the transaction ends: of two who take it up at once, one is late. Used, expired, withdrawn and unknown are all one. */
export async function findInvitation(tx: Transaction, { token, now }: { token: string; now: Date }) {
  // Whoever invited must still be one who may: what they handed out ends with their own rights.
  const stillOwner = tx
    .select({ id: inviter.id })
    .from(inviter)
    .where(and(eq(inviter.id, staffInvitation.invitedBy), inviter.isActive, eq(inviter.role, 'owner')))
  const [found] = await tx
    .select({ invitation: staffInvitation, member: staff })
    .from(staffInvitation)
    .innerJoin(staff, and(eq(staff.id, staffInvitation.staffId), staff.isActive))
    .where(
      and(
        eq(staffInvitation.tokenHash, hashToken(token)),
        isNull(staffInvitation.usedAt),
        isNull(staffInvitation.withdrawnAt),
        gt(staffInvitation.expiresAt, now),
        or(isNull(staffInvitation.invitedBy), exists(stillOwner)),
      ),
    )
    .for('update', { of: [staffInvitation, staff] })
  if (found === undefined) throw new AppError('invitation_ended')
  return found
}

import { type Transaction, tables } from '@prostuti/db'
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { ownersWhoGetIn } from './guard-rights.ts'

const { auditEntry, staff } = tables

const day = 24 * 3_600_000

/** Whoever was given their role within the last day is no second person for anybody. */
const isSettled = (now: Date) => lt(staff.roleGivenAt, new Date(now.getTime() - day))

/** How long one owner's word waits for another's. */
export const secondOwnerUntil = (now: Date): Date => new Date(now.getTime() + day)

type Reset = { staffId: number; callerId: number; now: Date }

/**
 * Whether a member's factors may be reset now. Whoever takes the link up is that member from then on, so where there is another owner
 * two of them ask for it, within a day of each other; the audit says who did.
 */
export async function isSecondOwner(tx: Transaction, { staffId, callerId, now }: Reset): Promise<boolean> {
  const others = and(ownersWhoGetIn(tx), ne(staff.id, callerId), ne(staff.id, staffId), isSettled(now))
  if ((await tx.$count(staff, others)) === 0) return true
  const isCallerSettled = and(eq(staff.id, callerId), isSettled(now))
  if ((await tx.$count(staff, isCallerSettled)) === 0) return false
  const asked = await lastAsked(tx, staffId, now)
  if (asked === undefined || asked.staffId === null) return false
  return (await tx.$count(staff, and(others, eq(staff.id, asked.staffId)))) > 0
}

/** What an owner asked for and no link has answered yet. */
async function lastAsked(tx: Transaction, staffId: number, now: Date) {
  const [last] = await tx
    .select({ action: auditEntry.action, staffId: auditEntry.staffId })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.resource, 'staff'),
        eq(auditEntry.resourceId, String(staffId)),
        inArray(auditEntry.action, ['staff_factor_reset_asked', 'staff_factor_reset']),
        gt(auditEntry.at, new Date(now.getTime() - day)),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(1)
  return last?.action === 'staff_factor_reset_asked' ? last : undefined
}

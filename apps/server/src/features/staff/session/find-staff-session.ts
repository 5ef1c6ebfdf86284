import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { hashToken } from '../../../secrets.ts'
import { isOpenSession } from './is-open-session.ts'
import { touchEveryMs } from './session-times.ts'
import type { StaffCaller } from './staff-member.ts'

const { staff, staffSession } = tables

type Shown = {
  token: string
  now: Date
  /** Nobody sits before the page that asks: the session does not last any longer for it. */
  quiet?: boolean
}

/** Whose token this is, if its session is still open and its member still one of the centre. */
export async function findStaffSession(tx: Tx, { token, now, quiet = false }: Shown): Promise<StaffCaller | undefined> {
  const [row] = await tx
    .select({ member: staff, session: staffSession })
    .from(staffSession)
    .innerJoin(staff, and(eq(staff.id, staffSession.staffId), staff.isActive))
    .where(and(eq(staffSession.tokenHash, hashToken(token)), isOpenSession(now)))
  if (row === undefined) return undefined
  if (!quiet && now.getTime() - row.session.lastUsedAt.getTime() > touchEveryMs) await touch(tx, row.session, now)
  return row
}

async function touch(tx: Tx, { id, staffId }: { id: number; staffId: number }, now: Date): Promise<void> {
  await tx.update(staffSession).set({ lastUsedAt: now }).where(eq(staffSession.id, id))
  await tx.update(staff).set({ lastSeenAt: now, updatedAt: staff.updatedAt }).where(eq(staff.id, staffId))
}

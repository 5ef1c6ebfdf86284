import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { isOpenSession } from './is-open-session.ts'

const { staff, staffSession } = tables

/** Which of these sessions are still open; asking does not prolong them. */
export async function findOpenSessions(tx: Tx, { ids, now }: { ids: number[]; now: Date }): Promise<Set<number>> {
  const rows = await tx
    .select({ id: staffSession.id })
    .from(staffSession)
    .innerJoin(staff, and(eq(staff.id, staffSession.staffId), staff.isActive))
    .where(and(inArray(staffSession.id, ids), isOpenSession(now)))
  return new Set(rows.map(({ id }) => id))
}

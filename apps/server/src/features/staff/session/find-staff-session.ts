import { type Db, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { hashToken } from '../../../secrets.ts'
import { idleSince, isOpenAt } from './is-open-session.ts'
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
export async function findStaffSession(db: Db, { token, now, quiet = false }: Shown): Promise<StaffCaller | undefined> {
  const [row] = await askFor(db).execute({ tokenHash: hashToken(token), now, usedSince: idleSince(now) })
  if (row === undefined) return undefined
  if (!quiet && now.getTime() - row.session.lastUsedAt.getTime() > touchEveryMs) await touch(db, row.session, now)
  return row
}

/** Written out and planned once for each connection: every staff call asks it, the board of a running exam every second. */
const prepare = (db: Db) =>
  db
    .select({ member: staff, session: staffSession })
    .from(staffSession)
    .innerJoin(staff, and(eq(staff.id, staffSession.staffId), staff.isActive))
    .where(
      and(
        eq(staffSession.tokenHash, sql.placeholder('tokenHash')),
        isOpenAt(sql.placeholder('now'), sql.placeholder('usedSince')),
      ),
    )
    .prepare('staff_session_by_token')

const prepared = new WeakMap<Db, ReturnType<typeof prepare>>()

function askFor(db: Db): ReturnType<typeof prepare> {
  const known = prepared.get(db) ?? prepare(db)
  prepared.set(db, known)
  return known
}

async function touch(db: Db, { id, staffId }: { id: number; staffId: number }, now: Date): Promise<void> {
  await db.update(staffSession).set({ lastUsedAt: now }).where(eq(staffSession.id, id))
  await db.update(staff).set({ lastSeenAt: now, updatedAt: staff.updatedAt }).where(eq(staff.id, staffId))
}

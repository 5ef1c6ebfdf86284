import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { tellStaff } from '../live/tell-staff.ts'

const { staffSession } = tables

type Ending = {
  staffId: number
  because: (typeof tables.staffSessionEndings)[number]
  now: Date
  /** This one stays: the browser in which the member does it. */
  except?: number
  only?: number
}

/** So many ids have room in one notification of PostgreSQL. */
const toldAtOnce = 500

/** Ends a member's sessions, in whatever process they are used, and says how many there were. */
export async function endStaffSessions(tx: Tx, { staffId, because, now, except, only }: Ending): Promise<number> {
  const ended = await tx
    .update(staffSession)
    .set({ endedAt: now, endedBecause: because })
    .where(
      and(
        eq(staffSession.staffId, staffId),
        isNull(staffSession.endedAt),
        except === undefined ? undefined : ne(staffSession.id, except),
        only === undefined ? undefined : eq(staffSession.id, only),
      ),
    )
    .returning({ id: staffSession.id, expiresAt: staffSession.expiresAt })
  // Those that ran out by themselves have no open page any more.
  const open = ended.filter(({ expiresAt }) => expiresAt > now).map(({ id }) => id)
  for (let from = 0; from < open.length; from += toldAtOnce)
    await tellStaff(tx, { kind: 'ended', sessionIds: open.slice(from, from + toldAtOnce) })
  return ended.length
}

import type { StaffNews } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/** On which every process hears what the open pages of the office should know. */
export const staffLiveChannel = 'staff_live'

/** For the processes alone: pages of these sessions hear nothing more. */
type SessionsEnded = { kind: 'ended'; sessionIds: number[] }

/** For the processes alone: a page of this session is gone; whoever hears another of its pages says so. */
type PageLeft = { kind: 'page left'; sessionId: number }

export type HeardNews = StaffNews | SessionsEnded | PageLeft

/** Says to open pages of the office what has changed, when `tx` commits: only what to ask for again, never what it says. */
export const tellStaff = async (tx: Tx, news: HeardNews): Promise<void> =>
  void (await tx.execute(sql`select pg_notify(${staffLiveChannel}, ${JSON.stringify(news)})`))

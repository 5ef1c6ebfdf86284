import { tables } from '@prostuti/db'
import { and, gt, isNull, type Placeholder, type SQL } from 'drizzle-orm'
import { idleMs } from './session-times.ts'

const { staffSession } = tables

/** Since when a session must have been used to be open now. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - idleMs)

type Moment = Date | Placeholder

/** Neither ended nor over, and used within the last half hour. */
export const isOpenSession = (now: Date): SQL | undefined => isOpenAt(now, idleSince(now))

export const isOpenAt = (now: Moment, usedSince: Moment): SQL | undefined =>
  and(isNull(staffSession.endedAt), gt(staffSession.expiresAt, now), gt(staffSession.lastUsedAt, usedSince))

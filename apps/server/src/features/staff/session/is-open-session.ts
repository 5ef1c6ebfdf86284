import { tables } from '@prostuti/db'
import { and, gt, isNull, type SQL } from 'drizzle-orm'
import { idleMs } from './session-times.ts'

const { staffSession } = tables

/** Neither ended nor over, and used within the last half hour. */
export const isOpenSession = (now: Date): SQL | undefined =>
  and(
    isNull(staffSession.endedAt),
    gt(staffSession.expiresAt, now),
    gt(staffSession.lastUsedAt, new Date(now.getTime() - idleMs)),
  )

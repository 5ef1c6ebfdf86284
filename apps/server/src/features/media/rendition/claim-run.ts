import { type Db, tables } from '@prostuti/db'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'

const { renditionRun } = tables

/** A process that works says so every two seconds; one that has not for so long is dead. */
const silentMs = 30_000
const triesAtMost = 3

export type Run = typeof renditionRun.$inferSelect

/** The next one to work on, unless somebody works on one: a video at a time, of all processes together. */
export const claimRun = (db: Db, now: Date): Promise<Run | undefined> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rendition_run'))`)
    const silentSince = new Date(now.getTime() - silentMs)
    const dead = and(eq(renditionRun.state, 'running'), lt(renditionRun.seenAt, silentSince))
    await tx
      .update(renditionRun)
      .set({
        state: sql`case when ${renditionRun.tries} >= ${triesAtMost} then 'failed' else 'waiting' end`,
        updatedAt: now,
      })
      .where(dead)
    const open = inArray(renditionRun.state, ['waiting', 'running'])
    const rows = await tx.select().from(renditionRun).where(open).orderBy(asc(renditionRun.id)).limit(50)
    if (rows.some(({ state }) => state === 'running')) return undefined
    const [next] = rows
    if (next === undefined) return undefined
    const [mine] = await tx
      .update(renditionRun)
      .set({ state: 'running', percent: 0, error: null, tries: next.tries + 1, seenAt: now, updatedAt: now })
      .where(eq(renditionRun.id, next.id))
      .returning()
    return mine
  })

import type { Db, Tx } from '../connect.ts'
import { seedRun } from '../tables/index.ts'

/**
 * Runs a seed in one transaction, the first time only. Whoever comes while it runs waits on the row of the run, and then
 * finds it done. Says whether this call did the work.
 */
export const applyOnce = (db: Db, name: string, seed: (tx: Tx) => Promise<void>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const claimed = await tx.insert(seedRun).values({ name }).onConflictDoNothing().returning()
    if (claimed.length === 0) return false
    await seed(tx)
    return true
  })

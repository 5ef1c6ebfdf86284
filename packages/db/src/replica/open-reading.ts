import type pg from 'pg'
import { connect, createDb, type Database, type Db } from '../connect.ts'
import { listen } from '../listen.ts'
import { type ReplicaState, watchReplica } from './watch-replica.ts'

type ReadingOptions = {
  primary: Database
  url: string
  max: number
  onChange?: (state: ReplicaState) => void
  /** For tests that do not want to wait. */
  lagMs?: number
  everyMs?: number
}

export type Reading = {
  /** For what may be a moment old: asks the replica where that may be, and the primary otherwise. */
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** Short enough that there is time to ask the primary afterwards. */
const limits = { connectWithinMs: 1000, statementWithinMs: 2000, idleWithinMs: 20_000 }

/** The channel on which the database says that what public pages are made of has changed. */
const contentChannel = 'content'

/**
 * A database that is only read from, spread over the primary and a replica. What fails at the replica, for whatever reason, is asked
 * again at the primary. A change of content is heard here as the cache of pages hears it, over the same connection: from that
 * moment the primary is asked until the replica has it, so that no page is made anew from what was there before.
 */
export function openReading({ primary, url, max, onChange, ...times }: ReadingOptions): Reading {
  const replica = connect(url, { ...limits, max, directUrl: url })
  const watch = watchReplica({ primary, url, ...times, ...(onChange && { onChange }) })
  const listening = listen(primary, {
    channel: contentChannel,
    onMessage: () => watch.changed(),
    onListening: () => watch.changed(),
  })

  async function ask<Answer>(of: (from: Database) => Promise<Answer>): Promise<Answer> {
    if (!watch.mayBeUsed()) return of(primary)
    try {
      return await of(replica)
    } catch (error) {
      if (!isAboutTheStatement(error)) watch.leaveOut()
      return of(primary)
    }
  }

  type Query = (...args: unknown[]) => Promise<pg.QueryResult>
  const query: Query = (...args) => ask(({ pool }) => (pool.query as unknown as Query)(...args))
  const transaction: Db['transaction'] = (work, config) =>
    ask((from) => from.db.transaction(work, { ...config, accessMode: 'read only' }))
  const db = Object.assign(createDb({ query } as unknown as pg.Pool, limits), { transaction })
  return {
    db,
    pool: replica.pool,
    async close() {
      await listening.close()
      await watch.close()
      await replica.close()
    },
  }
}

/** SQLSTATE classes 22, 23 and 42, and what a use case throws itself: the replica is well, whatever was asked of it. */
function isAboutTheStatement(error: unknown): boolean {
  if (!(error instanceof Error)) return true
  const { code } = error as { code?: string }
  if (error.cause instanceof Error) return isAboutTheStatement(error.cause)
  return code === undefined ? !/timeout|terminated|ended/i.test(error.message) : /^(2[23]|42)|^[a-z_]+$/.test(code)
}

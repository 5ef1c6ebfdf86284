import { pendingMigrations } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { freeBytes, leastFreeBytes } from '../config/free-space.ts'
import type { Deps } from '../deps.ts'

type Readiness = { status: string; pending?: string[]; backup?: object }

/** Anybody may ask, as often as they like: the answer is found at most so often. */
const goodForMs = 2_000

type HealthOptions = Pick<Deps, 'database' | 'env' | 'stopping'> & {
  free?: typeof freeBytes
  /** How old the last backup is. An old one is said, and no reason to send anybody away. */
  readBackup?: () => Promise<object | undefined>
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, that is, the database answers, its migrations are done, it can write,
 * the disk of DATA_DIR has room, and nobody has told this process to stop.
 */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { database, env, stopping, free = freeBytes, readBackup = async () => undefined } = options
  let known: { readiness: Promise<Readiness>; at: number } | undefined

  async function findReadiness(): Promise<Readiness> {
    const readiness = (await lookAtDisk()) ?? (await lookAtDatabase())
    const backup = await readBackup().catch(() => undefined)
    return backup === undefined ? readiness : { ...readiness, backup }
  }

  async function lookAtDisk(): Promise<Readiness | undefined> {
    try {
      return (await free(env.dataDir)) < leastFreeBytes ? { status: 'disk full' } : undefined
    } catch (err) {
      app.log.warn({ err }, 'not ready: the disk of DATA_DIR cannot be read')
      return { status: 'no disk' }
    }
  }

  async function lookAtDatabase(): Promise<Readiness> {
    try {
      const pending = await pendingMigrations(database)
      if (pending.length > 0) return { status: 'migrating', pending }
      await tryWriting(database.db)
      return { status: 'ready' }
    } catch (err) {
      app.log.warn({ err }, 'not ready: the database does not answer or cannot write')
      return { status: 'no database' }
    }
  }

  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const now = performance.now()
    if (known === undefined || now - known.at > goodForMs) known = { readiness: findReadiness(), at: now }
    const readiness = stopping?.draining.aborted ? { status: 'draining' } : await known.readiness
    return reply
      .header('cache-control', 'no-store')
      .code(readiness.status === 'ready' ? 200 : 503)
      .send(readiness)
  })
}

/** A row of its own, written and committed: a database that is full or read-only still reads. */
async function tryWriting(db: Deps['database']['db']): Promise<void> {
  await db.execute(sql`
    insert into rate_limit (key, window_ends_at, hits) values ('readyz', now() + interval '1 hour', 1)
    on conflict (key) do update set window_ends_at = excluded.window_ends_at`)
}

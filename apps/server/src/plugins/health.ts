import { pendingMigrations } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, the database answers and its migrations are done. */
export function registerHealth(app: FastifyInstance, { database }: Deps): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      const pending = await pendingMigrations(database)
      if (pending.length === 0) return { status: 'ready' }
      return reply.code(503).send({ status: 'migrating', pending })
    } catch (err) {
      request.log.warn({ err }, 'not ready')
      return reply.code(503).send({ status: 'no database' })
    }
  })
}

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { outboxPage, outboxPolicy } from './outbox-page.ts'
import { readOutbox } from './read-outbox.ts'

/** In sandbox mode only, and registered where only this machine may ask: what would have been sent, for people as a page and for browser tests as JSON. */
export function outboxRoutes(app: FastifyInstance, { sandboxUrl }: Pick<Deps, 'sandboxUrl'>): void {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (sandboxUrl === undefined) throw new AppError('not_found')
    const messages = await readOutbox(sandboxUrl)
    reply.header('cache-control', 'no-store')
    if (/application\/json/.test(request.headers.accept ?? '')) return { messages }
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': outboxPolicy })
      .send(outboxPage(messages))
  })
}

import { event, events } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { listEvents } from './list-events.ts'
import { readEvent } from './read-event.ts'

export function eventRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  registerCall(app, events, ({ locale, query }) =>
    listEvents(db, {
      locale,
      now: clock(),
      when: query.when ?? 'coming',
      perPage: query['per-page'] ?? 12,
      page: query.page ?? 1,
    }),
  )
  registerCall(app, event, async ({ locale, params }) => ({
    event: await readEvent(db, { locale, now: clock(), eventId: params.id }),
  }))
}

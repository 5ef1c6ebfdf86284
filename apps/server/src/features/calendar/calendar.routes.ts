import { event, type ParamsOf, scheduleEvents } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { readEventCalendar } from './read-event-calendar.ts'
import { readScheduleCalendar } from './read-schedule-calendar.ts'
import { sendCalendar } from './send-calendar.ts'

/** The language stands in the address: a calendar program sends no cookie. */
const querystring = z.object({ lang: z.enum(['bn', 'en']).default('bn') })
type Querystring = z.infer<typeof querystring>

/** `left`: for a doctor who has moved to another schedule, so that the old dates leave their calendar. */
const scheduleQuerystring = querystring.extend({ left: z.literal('1').optional() })
type ScheduleQuerystring = z.infer<typeof scheduleQuerystring>

/** Public block: addresses that calendar programs follow. Not of the contract, as what they answer is no JSON. */
export function calendarRoutes(app: FastifyInstance, { database: { db }, env: { publicUrl } }: Deps): void {
  app.get<{ Params: ParamsOf<typeof scheduleEvents>; Querystring: ScheduleQuerystring }>(
    '/api/v3/web/schedules/:id/calendar.ics',
    { schema: { hide: true, params: scheduleEvents.params, querystring: scheduleQuerystring } },
    async (request, reply) => {
      const options = { scheduleId: request.params.id, locale: request.query.lang, publicUrl }
      const calendar = await readScheduleCalendar(db, options)
      return sendCalendar(request, reply, { ...calendar, isLeft: request.query.left !== undefined })
    },
  )
  app.get<{ Params: ParamsOf<typeof event>; Querystring: Querystring }>(
    '/api/v3/web/events/:id/calendar.ics',
    { schema: { hide: true, params: event.params, querystring } },
    async (request, reply) => {
      const options = { eventId: request.params.id, locale: request.query.lang, publicUrl }
      return sendCalendar(request, reply, await readEventCalendar(db, options))
    },
  )
}

import { doctorEvents, joinEvent as joinEventCall, readDoctorEvent as readDoctorEventCall } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { joinEvent } from './join-event.ts'
import { listDoctorEvents } from './list-doctor-events.ts'
import { readDoctorEvent } from './read-doctor-event.ts'

/** A press that did not seem to work is tried again; a program that presses for others is not let in. */
const joinsByDoctor: RateLimit = { name: 'join-event', tries: 60, windowMs: 60 * 60_000 }

/** Doctor block. */
export function eventRegistrationRoutes(app: FastifyInstance, { database: { db }, clock, env }: Deps): void {
  registerCall(app, doctorEvents, async ({ request, reply, locale }) => {
    reply.header('cache-control', 'no-store')
    const now = clock()
    const events = await listDoctorEvents(db, { doctorId: signInOf(request).doctorId, locale, now })
    return { events, server_time: now.toISOString() }
  })

  registerCall(app, readDoctorEventCall, async ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const now = clock()
    const { doctorId } = signInOf(request)
    const found = await readDoctorEvent(db, { doctorId, eventId: params.id, locale, now })
    return { ...found, server_time: now.toISOString() }
  })

  registerCall(app, joinEventCall, async ({ request, reply, params }) => {
    reply.header('cache-control', 'no-store')
    // Staff who look on as a doctor are not let in under that doctor's name.
    const doctorId = ownDoctorOf(request)
    const now = clock()
    await spendByDoctor(db, joinsByDoctor, { doctorId, secret: env.appSecret, now })
    return { link: await joinEvent(db, { doctorId, eventId: params.id, now }) }
  })
}

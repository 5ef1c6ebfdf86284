import { joinClass as joinClassCall } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { joinClass } from './join-class.ts'
import { createOwnLinks } from './make-own-link.ts'

/** Doctor block. Staff who look on get no link and are nobody's attendance. */
export function liveClassRoutes(app: FastifyInstance, { env, database: { db }, clock, zoom }: Deps): void {
  const makeOwnLink = createOwnLinks({
    db,
    zoom,
    clock,
    publicUrl: env.publicUrl,
    onError: (err) => app.log.warn({ err }, 'no link of their own for a doctor; the shared one is opened'),
  })
  registerCall(app, joinClassCall, ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const doctorId = ownDoctorOf(request)
    return joinClass(
      { db, zoom, makeOwnLink },
      { doctorId, enrolmentId: params.id, eventId: params.eventId, locale, now: clock() },
    )
  })
}

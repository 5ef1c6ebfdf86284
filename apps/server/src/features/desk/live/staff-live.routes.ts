import { readPresence, sayPresence, staffLivePath } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { watchLiveConnections } from '../../../metrics/live-connections.ts'
import { openLiveStream } from '../../live/index.ts'
import { registerStaffCall, requireStaff, staffCallerOf } from '../../staff/index.ts'
import { enterPlace, leavePlace, whoIsAt } from './presence.ts'
import { createStaffHub } from './staff-hub.ts'

/** What open pages of the office hear, and who has what open. */
export function staffLiveRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock, stopping } = deps
  const { db } = database
  const hub = createStaffHub({ database, clock, onError: (err, what) => app.log.error({ err }, what) })
  const leaveMetrics = watchLiveConnections('staff', hub.count)
  stopping?.leaving.addEventListener('abort', () => hub.sendAway())
  // Before the server stops accepting: it would wait for these answers to end.
  app.addHook('preClose', () => {
    leaveMetrics()
    return hub.close()
  })

  app.route({
    method: 'GET',
    url: staffLivePath,
    config: { staysOpen: true },
    exposeHeadRoute: false,
    schema: { hide: true },
    onRequest: requireStaff(deps, { action: 'own' }),
    async handler(request, reply) {
      const { member, session } = staffCallerOf(request)
      hub.requireRoom(member.id)
      reply.hijack()
      if (reply.raw.destroyed) return
      hub.join({ staffId: member.id, sessionId: session.id }, (leave) =>
        openLiveStream(reply.raw, reply.getHeaders(), leave),
      )
    },
  })

  registerStaffCall(app, deps, readPresence, async ({ query: { place }, member, now }) => ({
    others: await whoIsAt(db, { place, now, staffId: member.id }),
  }))

  registerStaffCall(app, deps, sayPresence, async ({ body: { place, is_open }, member, session, now }) => {
    const here = { sessionId: session.id, place, now }
    await (is_open ? db.transaction((tx) => enterPlace(tx, here)) : leavePlace(db, here))
    return { others: await whoIsAt(db, { place, now, staffId: member.id }) }
  })
}

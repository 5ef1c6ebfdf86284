import { errorBody, live } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { errorStatus } from '../../errors.ts'
import { watchLiveConnections } from '../../metrics/live-connections.ts'
import { createLiveHub } from './live-hub.ts'
import { openLiveStream } from './live-stream.ts'

/** Not through `registerCall`: its answer has no end that could be validated and sent. */
export function liveRoutes(app: FastifyInstance, { database, clock, stopping }: Deps): void {
  const hub = createLiveHub({ database, clock, onError: (err, what) => app.log.error({ err }, what) })
  const leaveMetrics = watchLiveConnections('doctors', hub.count)
  stopping?.leaving.addEventListener('abort', () => hub.sendAway())
  // Before the server stops accepting: it would wait for these answers to end.
  app.addHook('preClose', () => {
    leaveMetrics()
    return hub.close()
  })

  app.route({
    method: live.method,
    url: live.path,
    config: { staysOpen: true },
    exposeHeadRoute: false,
    schema: {
      summary: live.summary,
      tags: [live.access],
      produces: ['text/event-stream'],
      response: {
        [live.status]: live.response,
        ...Object.fromEntries(live.errors.map((code) => [errorStatus[code], errorBody.describe(code)])),
      },
    },
    async handler(request, reply) {
      const { id: signInId, doctorId } = signInOf(request)
      reply.hijack()
      // Gone while the guard asked who it was: nothing would tell us again.
      if (reply.raw.destroyed) return
      await hub.join({ doctorId, signInId }, (leave) => openLiveStream(reply.raw, reply.getHeaders(), leave))
    },
  })
}

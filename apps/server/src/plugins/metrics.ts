import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { answerOn } from './connections.ts'

/** `GET /metrics` for Prometheus: the process, and how long each route takes. Routes, not addresses, so that the set stays small. */
export function registerMetrics(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions
    if (config.staysOpen) return done()
    duration.observe(
      { method: request.method, route: url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Callers who hung up before they had their answer',
    registers: [registry],
  })
  // By connection, because the framework's own hook costs every request a listener.
  app.server.on('connection', (socket: Socket) => {
    socket.once('close', () => {
      if (answerOn(socket)?.writableFinished === false) aborted.inc()
    })
  })
  app.get('/metrics', { schema: { hide: true }, config: { units: 30 } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}

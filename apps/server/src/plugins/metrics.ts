import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

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
    if (request.routeOptions.config.staysOpen) return done()
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Callers who hung up before they had sent everything, by route',
    labelNames: ['method', 'route'] as const,
    registers: [registry],
  })
  app.addHook('onRequestAbort', (request, done) => {
    aborted.inc({ method: request.method, route: request.routeOptions.url ?? 'unknown' })
    done()
  })
  app.get('/metrics', { schema: { hide: true }, config: { units: 30 } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}

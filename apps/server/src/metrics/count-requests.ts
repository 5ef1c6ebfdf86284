import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram } from 'prom-client'
import { answerOn } from '../plugins/connections.ts'
import { metricsRegistry } from './registry.ts'

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer, by route',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metricsRegistry],
})

const aborted = new Counter({
  name: 'http_requests_aborted_total',
  help: 'Callers who hung up before they had their answer',
  registers: [metricsRegistry],
})

/** For one route and status, where the framework does not see its requests. */
export function countRequestsOf(labels: { method: string; route: string; status: number }): (ms: number) => void {
  const own = duration.labels(labels)
  return (ms) => own.observe(ms / 1000)
}

/** How long each route takes, and who did not wait for it. Routes, not addresses, so that the set stays small. */
export function registerRequestCount(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions
    if (config.staysOpen) return done()
    duration.observe(
      { method: request.method, route: url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  // By connection, because the framework's own hook costs every request a listener.
  app.server.on('connection', (socket: Socket) => {
    socket.once('close', () => {
      if (answerOn(socket)?.writableFinished === false) aborted.inc()
    })
  })
}

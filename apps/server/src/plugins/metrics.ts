import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry } from 'prom-client'
import { bearerTokenOf } from '../auth/bearer-token-of.ts'
import { isSameSecret } from '../auth/same-secret.ts'
import type { Env } from '../config/env.ts'
import type { OtherWorkers } from '../deps.ts'
import { AppError } from '../errors.ts'
import { watchDisk } from '../metrics/disk.ts'
import { metricsRegistry, watchProcess } from '../metrics/registry.ts'
import { isFromThisMachine } from '../network/require-this-machine.ts'

type MetricsDeps = { env: Pick<Env, 'metricsToken' | 'dataDir'>; otherWorkers?: OtherWorkers | undefined }

/**
 * `GET /metrics` for Prometheus. Whoever reads them knows how many sit an exam and how hard the server is pressed, so they are not for
 * everybody: with METRICS_TOKEN for whoever shows it, without one for this machine alone, and never through a proxy. They are of
 * the whole server, whichever of its workers is asked.
 */
export function registerMetrics(app: FastifyInstance, { env, otherWorkers }: MetricsDeps): void {
  const { metricsToken, dataDir } = env
  otherWorkers?.onMetricsAsked(() => metricsRegistry.getMetricsAsJSON())
  watchProcess()
  const leaveDisk = watchDisk(dataDir)
  app.addHook('onClose', async () => leaveDisk())
  const mayRead = (request: FastifyRequest) =>
    metricsToken === undefined ? isFromThisMachine(request) : isSameSecret(bearerTokenOf(request), metricsToken)
  app.get('/metrics', { schema: { hide: true }, config: { units: 30 } }, async (request, reply) => {
    if (!mayRead(request)) throw new AppError('not_found')
    return reply.type(metricsRegistry.contentType).send(await readAll(otherWorkers))
  })
}

async function readAll(otherWorkers: OtherWorkers | undefined): Promise<string> {
  const reports = (await otherWorkers?.readAllMetrics()) ?? []
  return reports.length === 0 ? metricsRegistry.metrics() : AggregatorRegistry.aggregate(reports).metrics()
}

import { collectDefaultMetrics, Gauge, register } from 'prom-client'

/**
 * One for the process: both sites and the jobs count into it. Where several workers answer behind one port, their registries are put
 * together by the `aggregator` that each metric names.
 */
export const metricsRegistry = register

let isWatched = false

/** Memory, processor, garbage collection, event-loop delay. Only once, however many sites the process has. */
export function watchProcess(): void {
  if (isWatched) return
  isWatched = true
  collectDefaultMetrics({ register: metricsRegistry })
  // Of event-loop delay prom-client would give the average of the workers, in which one that is blocked is hardly seen.
  for (const metric of metricsRegistry.getMetricsAsArray())
    if (metric.aggregator === 'average') metric.aggregator = 'max'
  const workers = new Gauge({
    name: 'prostuti_workers',
    help: 'Processes of this server that answer',
    aggregator: 'sum',
    registers: [metricsRegistry],
  })
  workers.set(1)
}

import { gaugeFromSources } from './from-sources.ts'

const connections = gaugeFromSources({
  name: 'prostuti_database_pool_connections',
  help: 'Open connections to the database, by pool, busy or idle',
  labelNames: ['pool', 'state'],
  aggregator: 'sum',
})
const size = gaugeFromSources({
  name: 'prostuti_database_pool_size',
  help: 'Connections that a pool may open',
  labelNames: ['pool'],
  aggregator: 'sum',
})
const waiting = gaugeFromSources({
  name: 'prostuti_database_pool_waiting',
  help: 'Queries that wait for a connection of the pool',
  labelNames: ['pool'],
  aggregator: 'sum',
})
const exhausted = gaugeFromSources({
  name: 'prostuti_database_pools_exhausted',
  help: 'Workers in which every connection of the pool is busy and a query waits for one',
  labelNames: ['pool'],
  aggregator: 'sum',
})

/** As the driver's pool counts itself. */
type Pool = { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } }

/** Watched until what it gives is called. */
export function watchPool(pool: 'requests' | 'jobs' | 'replica', its: Pool): () => void {
  const busy = () => its.totalCount - its.idleCount
  const stops = [
    connections({ pool, state: 'busy' }, busy),
    connections({ pool, state: 'idle' }, () => its.idleCount),
    size({ pool }, () => its.options.max),
    waiting({ pool }, () => its.waitingCount),
    exhausted({ pool }, () => Number(its.waitingCount > 0 && busy() >= its.options.max)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

import { Counter, Gauge } from 'prom-client'
import { gaugeFromSources } from './from-sources.ts'
import { metricsRegistry } from './registry.ts'

const runs = new Counter({
  name: 'prostuti_job_runs_total',
  help: 'Runs of each job, by how they ended',
  labelNames: ['name', 'result'],
  registers: [metricsRegistry],
})
const seconds = new Counter({
  name: 'prostuti_job_seconds_total',
  help: 'Time that the runs of each job took',
  labelNames: ['name'],
  registers: [metricsRegistry],
})
const lastSuccess = new Gauge({
  name: 'prostuti_job_last_success_timestamp_seconds',
  help: 'When each job last ended well',
  labelNames: ['name'],
  aggregator: 'max',
  registers: [metricsRegistry],
})
const lag = gaugeFromSources({
  name: 'prostuti_job_lag_seconds',
  help: 'How much later than it should a job ends its run or begins the next',
  labelNames: ['name'],
  aggregator: 'max',
})

// Not called `job` in Prometheus, which has that word for itself.
export function noteJobRun(name: string, { ok, ms }: { ok: boolean; ms: number }): void {
  runs.inc({ name, result: ok ? 'done' : 'failed' })
  seconds.inc({ name }, ms / 1000)
  if (ok) lastSuccess.set({ name }, Date.now() / 1000)
}

export const watchJobLag = (name: string, lateMs: () => number) => lag({ name }, () => Math.max(0, lateMs()) / 1000)

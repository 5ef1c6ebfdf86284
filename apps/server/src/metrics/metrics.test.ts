import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import { expect, it } from 'vitest'
import { readMetric } from '../testing/read-metric.ts'
import { noteJobRun, watchJobLag } from './jobs.ts'
import { watchLiveConnections } from './live-connections.ts'
import { noteOpenStaffJobs } from './outcomes.ts'
import { watchPool } from './pools.ts'
import { metricsRegistry } from './registry.ts'

it('a pool is read when somebody asks, and no longer once it is closed', async () => {
  const its = { totalCount: 7, idleCount: 3, waitingCount: 2, options: { max: 10 } }
  const read = async () => [
    await readMetric('prostuti_database_pool_connections', { pool: 'replica', state: 'busy' }),
    await readMetric('prostuti_database_pool_connections', { pool: 'replica', state: 'idle' }),
    await readMetric('prostuti_database_pool_waiting', { pool: 'replica' }),
    await readMetric('prostuti_database_pool_size', { pool: 'replica' }),
  ]
  const leave = watchPool('replica', its)
  expect(await read()).toEqual([4, 3, 2, 10])
  its.idleCount = 7
  expect(await read()).toEqual([0, 7, 2, 10])
  leave()
  expect(await read()).toEqual([0, 0, 0, 0])
})

it('what two sources count of the same thing is their sum', async () => {
  const leave = [watchLiveConnections('staff', () => 3), watchLiveConnections('staff', () => 4)]
  expect(await readMetric('prostuti_live_connections', { audience: 'staff' })).toBe(7)
  for (const stop of leave) stop()
})

/** As the workers of one server are put together. */
it('of several workers, connections add up, lateness is the worst, and a success is the latest', async () => {
  const job = 'of-two-workers'
  const reports = []
  for (const [connections, lateMs, open] of [
    [3, 9_000, 5],
    [4, 2_000, 1],
  ] as const) {
    noteJobRun(job, { ok: true, ms: 500 })
    noteOpenStaffJobs(open)
    const leave = [watchLiveConnections('doctors', () => connections), watchJobLag(job, () => lateMs)]
    reports.push(await metricsRegistry.getMetricsAsJSON())
    for (const stop of leave) stop()
  }
  const whole = await AggregatorRegistry.aggregate(reports as unknown as object[]).metrics()
  expect(whole).toContain('prostuti_live_connections{audience="doctors"} 7')
  expect(whole).toContain(`prostuti_job_lag_seconds{name="${job}"} 9`)
  expect(whole).toContain('prostuti_staff_jobs_open 5')
  const [, later] = reports.map(
    (report) =>
      (report as unknown as MetricObjectWithValues<MetricValue<string>>[])
        .find(({ name }) => name === 'prostuti_job_last_success_timestamp_seconds')
        ?.values.find(({ labels }) => labels.name === job)?.value,
  )
  expect(whole).toContain(`prostuti_job_last_success_timestamp_seconds{name="${job}"} ${later}`)
})

import type { ReplicaState } from '@prostuti/db'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import { expect, it } from 'vitest'
import { readMetric } from '../testing/read-metric.ts'
import { watchBackup } from './backup.ts'
import { noteJobRun, watchJobLag } from './jobs.ts'
import { watchLiveConnections } from './live-connections.ts'
import { noteOpenStaffJobs } from './outcomes.ts'
import { watchPool } from './pools.ts'
import { metricsRegistry, watchProcess } from './registry.ts'
import { watchReplicaState } from './replica.ts'

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

it('one worker whose pool is exhausted is seen beside one that idles', async () => {
  const its = { totalCount: 10, idleCount: 0, waitingCount: 4, options: { max: 10 } }
  const idle = { ...its, idleCount: 9, waitingCount: 0 }
  const reports = []
  for (const pool of [its, idle]) {
    const leave = watchPool('requests', pool)
    reports.push(await metricsRegistry.getMetricsAsJSON())
    leave()
  }
  expect(await together(reports)).toContain('prostuti_database_pools_exhausted{pool="requests"} 1')
  // Somebody waits for a connection that is being opened.
  const leave = watchPool('requests', { ...its, totalCount: 9 })
  expect(await readMetric('prostuti_database_pools_exhausted', { pool: 'requests' })).toBe(0)
  leave()
})

it('of event-loop delay the worst worker is shown', async () => {
  watchProcess()
  const reports = []
  for (const seconds of [3, 0.01]) {
    const report = (await metricsRegistry.getMetricsAsJSON()) as unknown as MetricObjectWithValues<
      MetricValue<string>
    >[]
    const delay = report.find(({ name }) => name === 'nodejs_eventloop_lag_p99_seconds')!
    reports.push(report.with(report.indexOf(delay), { ...delay, values: [{ value: seconds, labels: {} }] }))
  }
  expect(await together(reports)).toMatch(/^nodejs_eventloop_lag_p99_seconds 3$/m)
})

it('a replica is counted by what is made of it, and there is none where none is named', async () => {
  let state: ReplicaState = 'lags'
  const read = async () => /^prostuti_replica_workers.* 1$/m.exec(await metricsRegistry.metrics())?.[0]
  expect(await metricsRegistry.metrics()).not.toMatch(/^prostuti_replica_workers/m)
  const leave = watchReplicaState(() => state)
  expect(await read()).toBe('prostuti_replica_workers{state="lags"} 1')
  state = 'waits for a change'
  expect(await read()).toBe('prostuti_replica_workers{state="waits"} 1')
  leave()
  expect(await metricsRegistry.metrics()).not.toMatch(/^prostuti_replica_workers/m)
})

it('a backup that is too old is told, and where none is asked for there is no figure', async () => {
  const read = async () => (await metricsRegistry.metrics()).match(/^prostuti_(last_)?backup_.*$/gm) ?? []
  expect(await read()).toEqual([])
  let age: { made_at: string | null; is_old: boolean } | undefined
  const leave = watchBackup(async () => age)
  expect(await read()).toEqual([])
  age = { made_at: null, is_old: true }
  expect(await read()).toEqual(['prostuti_backup_is_old 1'])
  age = { made_at: '2026-11-18T03:00:00.000Z', is_old: false }
  expect(await read()).toEqual(['prostuti_backup_is_old 0', 'prostuti_last_backup_timestamp_seconds 1794970800'])
  leave()
})

const together = (reports: unknown[]) => AggregatorRegistry.aggregate(reports as object[]).metrics()

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
  const whole = await together(reports)
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readMetric } from '../testing/read-metric.ts'
import type { Job } from './job.ts'
import { startJobs } from './start-jobs.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const clock = () => new Date()

/** A job whose runs end when the test says so. */
function heldJob(name = 'held', everyMs = 1000) {
  const ends: ((count: number) => void)[] = []
  const signals: AbortSignal[] = []
  const job: Job = {
    name,
    everyMs,
    run: (_now, signal) => {
      signals.push(signal)
      return new Promise((resolve) => ends.push(resolve))
    },
  }
  return { job, ends, signals }
}

describe('the jobs of a process', () => {
  it('run soon after the start and again after their interval, give or take a fifth', async () => {
    const times: number[] = []
    const started = Date.now()
    const run = async () => times.push(Date.now() - started)
    const chance = vi.fn(() => 0.5)
    const jobs = startJobs([{ name: 'a', everyMs: 1000, run }], { clock, onError: expect.unreachable, chance })
    await vi.advanceTimersByTimeAsync(300)
    expect(times).toEqual([250])
    chance.mockReturnValueOnce(0).mockReturnValueOnce(1)
    await vi.advanceTimersByTimeAsync(4000)
    expect(times).toEqual([250, 1250, 2050, 3250, 4250])
    await jobs.close()
  })

  it('never run twice at once, however long a run takes', async () => {
    const { job, ends } = heldJob()
    const jobs = startJobs([job], { clock, onError: expect.unreachable })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ends).toHaveLength(1)
    ends[0]!(0)
    await vi.advanceTimersByTimeAsync(1200)
    expect(ends).toHaveLength(2)
    ends[1]!(0)
    await jobs.close()
  })

  it('run at once when they are woken, and once more when they are under way', async () => {
    const { job, ends } = heldJob('woken', 60_000)
    const jobs = startJobs([job], { clock, onError: expect.unreachable })
    await vi.advanceTimersByTimeAsync(600)
    ends[0]!(0)
    await vi.advanceTimersByTimeAsync(10)
    jobs.wake('woken')
    await vi.advanceTimersByTimeAsync(10)
    expect(ends).toHaveLength(2)
    jobs.wake('woken')
    jobs.wake('woken')
    await vi.advanceTimersByTimeAsync(10)
    expect(ends).toHaveLength(2)
    ends[1]!(1)
    await vi.advanceTimersByTimeAsync(10)
    expect(ends).toHaveLength(3)
    ends[2]!(0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ends).toHaveLength(3)
    await jobs.close()
  })

  it('do not wait for one another', async () => {
    const slow = heldJob('slow')
    const run = vi.fn(async () => 0)
    const jobs = startJobs([slow.job, { name: 'quick', everyMs: 1000, run }], { clock, onError: expect.unreachable })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(8)
    slow.ends[0]!(0)
    await jobs.close()
  })

  it('run again after a failure, which is told with the name of the job', async () => {
    const onError = vi.fn()
    const failure = new Error('the database is away')
    const run = vi.fn(async () => 0).mockRejectedValueOnce(failure)
    const jobs = startJobs([{ name: 'brave', everyMs: 1000, run }], { clock, onError })
    await vi.advanceTimersByTimeAsync(3000)
    expect(onError.mock.calls).toEqual([['brave', failure]])
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(2)
    await jobs.close()
  })

  it('report a run that found something to do, and no other', async () => {
    const onDone = vi.fn()
    const run = vi.fn(async () => 0).mockResolvedValueOnce(3)
    const jobs = startJobs([{ name: 'busy', everyMs: 1000, run }], { clock, onError: expect.unreachable, onDone })
    await vi.advanceTimersByTimeAsync(5000)
    expect(onDone.mock.calls).toEqual([['busy', 3, expect.any(Number)]])
    await jobs.close()
  })

  it('are told when the process wants to end, which waits for the run under way and begins no other', async () => {
    const { job, ends, signals } = heldJob()
    const jobs = startJobs([job], { clock, onError: expect.unreachable })
    await vi.advanceTimersByTimeAsync(600)
    const closed = vi.fn()
    const closing = jobs.close().then(closed)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(signals[0]?.aborted).toBe(true)
    expect(closed).not.toHaveBeenCalled()
    ends[0]!(0)
    await closing
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ends).toHaveLength(1)
  })

  it('are counted by how they end, and are late while a run takes longer than it may', async () => {
    const { job, ends } = heldJob('counted', 1000)
    const counted = (result: string) => readMetric('prostuti_job_runs_total', { name: 'counted', result })
    const late = () => readMetric('prostuti_job_lag_seconds', { name: 'counted' })
    const jobs = startJobs([job], { clock, onError: () => {}, chance: () => 0.5 })
    await vi.advanceTimersByTimeAsync(300)
    expect(await late()).toBe(0)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await late()).toBeGreaterThan(1.5)
    ends[0]!(1)
    await vi.advanceTimersByTimeAsync(0)
    expect([await counted('done'), await counted('failed'), await late()]).toEqual([1, 0, 0])
    await vi.advanceTimersByTimeAsync(1_000)
    ends[1]!(Promise.reject(new Error('away')) as never)
    await vi.advanceTimersByTimeAsync(0)
    expect([await counted('done'), await counted('failed')]).toEqual([1, 1])
    await jobs.close()
  })
})

import { noteJobRun, watchJobLag } from '../metrics/jobs.ts'
import type { Job } from './job.ts'

type JobSettings = {
  clock: () => Date
  /** Told of a run that failed; the next one comes all the same. */
  onError: (job: string, error: unknown) => void
  /** Told of a run that found something to do. */
  onDone?: (job: string, count: number, ms: number) => void
  /** Told of every run: how much there was to do, or that it failed. */
  onRun?: (job: Job, outcome: { found: number } | 'failed') => void
  /** Chance between 0 and 1. Processes that were started together should not sweep together. */
  chance?: () => number
}

export type RunningJobs = {
  /** There is something to do now: this job does not wait for its time, or runs once more when it is under way. */
  wake(name: string): void
  /** No run begins any more; resolves when those under way are done. */
  close(): Promise<void>
}

const firstRunMs = 500
const jitter = 0.2

/** Each job by itself: the wait for its next run begins when the last one ended, so it never overtakes itself. */
export function startJobs(
  jobs: readonly Job[],
  { clock, onError, onDone = () => {}, onRun = () => {}, chance = Math.random }: JobSettings,
): RunningJobs {
  const closing = new AbortController()
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()
  const woken = new Set<string>()
  /** When each should begin its next run, or be done with this one. */
  const dueAt = new Map<string, number>()
  const leaveMetrics = jobs.map(({ name }) =>
    watchJobLag(name, () => performance.now() - (dueAt.get(name) ?? Infinity)),
  )

  const wait = (job: Job, ms: number) => {
    if (closing.signal.aborted) return
    dueAt.set(job.name, performance.now() + ms)
    const timer = setTimeout(() => {
      running.set(job.name, once(job))
    }, ms)
    // A job keeps no process alive that has nothing else to do.
    timer.unref()
    timers.set(job.name, timer)
  }

  const once = async (job: Job) => {
    const startedAt = performance.now()
    dueAt.set(job.name, startedAt + job.everyMs * (1 + jitter))
    const note = (ok: boolean) => noteJobRun(job.name, { ok, ms: performance.now() - startedAt })
    try {
      const count = await job.run(clock(), closing.signal)
      note(true)
      onRun(job, { found: count })
      if (count > 0) onDone(job.name, count, performance.now() - startedAt)
    } catch (error) {
      note(false)
      onRun(job, 'failed')
      onError(job.name, error)
    }
    running.delete(job.name)
    wait(job, woken.delete(job.name) ? 0 : job.everyMs * (1 - jitter + 2 * jitter * chance()))
  }

  for (const job of jobs) wait(job, firstRunMs * chance())
  return {
    wake(name) {
      const job = jobs.find((each) => each.name === name)
      if (job === undefined) return
      if (running.has(name)) return void woken.add(name)
      clearTimeout(timers.get(name))
      wait(job, 0)
    },
    async close() {
      closing.abort()
      for (const leave of leaveMetrics) leave()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}

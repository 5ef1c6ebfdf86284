import type { Job } from './job.ts'

type JobSettings = {
  clock: () => Date
  /** Told of a run that failed; the next one comes all the same. */
  onError: (job: string, error: unknown) => void
  /** Told of a run that found something to do. */
  onDone?: (job: string, count: number, ms: number) => void
  /** Chance between 0 and 1. Processes that were started together should not sweep together. */
  chance?: () => number
}

export type RunningJobs = {
  /** No run begins any more; resolves when those under way are done. */
  close(): Promise<void>
}

const firstRunMs = 500
const jitter = 0.2

/** Each job by itself: the wait for its next run begins when the last one ended, so it never overtakes itself. */
export function startJobs(
  jobs: readonly Job[],
  { clock, onError, onDone = () => {}, chance = Math.random }: JobSettings,
): RunningJobs {
  const closing = new AbortController()
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()

  const wait = (job: Job, ms: number) => {
    if (closing.signal.aborted) return
    const timer = setTimeout(() => {
      running.set(job.name, once(job))
    }, ms)
    // A job keeps no process alive that has nothing else to do.
    timer.unref()
    timers.set(job.name, timer)
  }

  const once = async (job: Job) => {
    const startedAt = performance.now()
    try {
      const count = await job.run(clock(), closing.signal)
      if (count > 0) onDone(job.name, count, performance.now() - startedAt)
    } catch (error) {
      onError(job.name, error)
    }
    running.delete(job.name)
    wait(job, job.everyMs * (1 - jitter + 2 * jitter * chance()))
  }

  for (const job of jobs) wait(job, firstRunMs * chance())
  return {
    async close() {
      closing.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}

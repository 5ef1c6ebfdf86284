import { type Db, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import type { Job } from './job.ts'

const { jobRun } = tables

type Run = typeof jobRun.$inferInsert

/**
 * When each job last ran, for the office: noted in memory by every run, and written down for all processes every few seconds by a job
 * of its own, because a row for each run would be most of what an idle database writes.
 */
export function createJobBook(db: Db, clock: () => Date): { note: NoteRun; job: Job } {
  const noted = new Map<string, Run>()
  return {
    note({ name, everyMs }, outcome) {
      const before = noted.get(name)
      const at = clock()
      noted.set(name, {
        name,
        everyMs,
        ...before,
        ...(outcome === 'failed' ? { failedAt: at } : { ranAt: at, found: outcome.found }),
      })
    },
    job: {
      name: 'write_job_runs',
      everyMs: 10_000,
      async run() {
        const runs = [...noted.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
        noted.clear()
        try {
          if (runs.length > 0) await writeRuns(db, runs)
        } catch (error) {
          // What could not be written waits for the next time, under whatever ran meanwhile.
          for (const run of runs) noted.set(run.name, { ...run, ...noted.get(run.name) })
          throw error
        }
        return 0
      },
    },
  }
}

type NoteRun = (job: Pick<Job, 'name' | 'everyMs'>, outcome: { found: number } | 'failed') => void

async function writeRuns(db: Db, runs: Run[]): Promise<void> {
  await db
    .insert(jobRun)
    .values(runs)
    .onConflictDoUpdate({
      target: jobRun.name,
      set: {
        everyMs: sql`excluded.every_ms`,
        // Another process may have run it later, or this one has only failed.
        ranAt: sql`greatest(${jobRun.ranAt}, excluded.ran_at)`,
        found: sql`case when excluded.ran_at >= coalesce(${jobRun.ranAt}, excluded.ran_at) then excluded.found else ${jobRun.found} end`,
        failedAt: sql`greatest(${jobRun.failedAt}, excluded.failed_at)`,
      },
    })
}

import type { Env } from '../config/env.ts'
import { createNightlyBackups } from '../features/backup/index.ts'
import type { Job } from './job.ts'

type Log = { info(line: string): void; error(line: string): void }

/** The log of the embedded database kept, and a backup every night. It goes on between its runs, so it is closed by itself. */
export function backupJobs(env: Env, log: Log): { jobs: Job[]; close: () => Promise<void> } {
  const nightly = createNightlyBackups(env, log)
  return {
    jobs: [{ name: 'nightly_backup', everyMs: 20_000, run: (now) => nightly.look(now) }],
    close: () => nightly.close(),
  }
}

import { fileURLToPath } from 'node:url'
import type { Env } from '../config/env.ts'
import { type BackupLog, createNightlyBackups } from '../features/backup/index.ts'
import type { Job } from './job.ts'

const program = fileURLToPath(new URL('../start/backup-process.ts', import.meta.url))

/** The WAL of the embedded database kept, and a backup every night. It goes on between its runs, so it is closed by itself. */
export function backupJobs(env: Env, log: BackupLog): { jobs: Job[]; close: () => Promise<void> } {
  const nightly = createNightlyBackups(env, log, { program })
  return {
    jobs: [{ name: 'nightly_backup', everyMs: 20_000, run: (now) => nightly.look(now) }],
    close: () => nightly.close(),
  }
}

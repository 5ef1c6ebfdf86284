import { backupOldAfterMs } from '../../backup/index.ts'

/** `off`: the centre has no account there, or nothing is known yet. */
export type HealthState = 'good' | 'doubtful' | 'bad' | 'off'

const minute = 60_000
const hour = 60 * minute
const gigabyte = 1024 ** 3

/** The last word of a gateway or a courier: an answer, or that nobody was there. */
export type LastWord = { at: Date; away: string | null }

export function stateOfService(isAvailable: boolean, last: LastWord | undefined): HealthState {
  if (!isAvailable) return 'off'
  if (last === undefined || last.away === null) return 'good'
  return 'bad'
}

/** How many of the last day's SMS were taken by a gateway; a handful says nothing. */
export function stateOfSms({ tried, taken }: { tried: number; taken: number }): HealthState {
  if (tried < 5 || taken / tried >= 0.97) return 'good'
  return taken / tried >= 0.8 ? 'doubtful' : 'bad'
}

export type JobRun = { name: string; everyMs: number; ranAt: Date | null; failedAt: Date | null; found: number }

/** Three times its pace and a minute: a restart, a slow gateway and two runs that failed are not worth a call at night. */
export const isLate = ({ everyMs, ranAt }: JobRun, now: Date): boolean =>
  ranAt === null || now.getTime() - ranAt.getTime() > 3 * everyMs + minute

export function stateOfJobs(runs: readonly JobRun[], now: Date): HealthState {
  if (runs.length === 0) return 'off'
  return runs.some((run) => isLate(run, now)) ? 'bad' : 'good'
}

export function stateOfLedger(run: JobRun | undefined, now: Date): HealthState {
  if (run?.ranAt == null) return 'off'
  if (run.found > 0) return 'bad'
  return isLate(run, now) ? 'doubtful' : 'good'
}

/** `isExpected`: one is made every night, or should be. */
export function stateOfBackup(madeAt: Date | undefined, now: Date, isExpected: boolean): HealthState {
  if (madeAt === undefined) return isExpected ? 'doubtful' : 'off'
  const age = now.getTime() - madeAt.getTime()
  if (age <= backupOldAfterMs) return 'good'
  return age <= 72 * hour ? 'doubtful' : 'bad'
}

export function stateOfDisk(free: number, leastFree: number): HealthState {
  if (free < 2 * leastFree) return 'bad'
  return free < 2 * gigabyte ? 'doubtful' : 'good'
}

/** Where files are kept, as the last looks at it found: `doubtful` where it has failed a short while ago. */
export function stateOfStorage(run: JobRun | undefined, now: Date): HealthState {
  if (run === undefined) return 'off'
  const failedAt = run.failedAt?.getTime() ?? 0
  if (failedAt > (run.ranAt?.getTime() ?? 0)) return 'bad'
  return now.getTime() - failedAt < 10 * minute ? 'doubtful' : 'good'
}

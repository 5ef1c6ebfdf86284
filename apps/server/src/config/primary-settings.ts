import { availableParallelism } from 'node:os'

export type PrimarySettings = {
  workers: number
  logLevel: LogLevel
  /** After so long a worker that was told to stop has hung. */
  stopWithinMs: number
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export const mostWorkers = 64
/** Unset, no more than the connections of an embedded database are enough for. */
const mostUnasked = 16
/** What a worker may need after its drain: the last requests of those who are connected, and closing. */
const closeWithinMs = 40_000
const usualDrainMs = 5_000

/**
 * What the process needs to know that only watches over the workers. It loads nothing of the product, so this stands apart from `env.ts`:
 * what cannot be read counts as one process, and that one refuses it with a sentence.
 */
export function readPrimarySettings(source: NodeJS.ProcessEnv = process.env): PrimarySettings {
  const { WORKERS: workers = '', LOG_LEVEL: level = '', DRAIN_SECONDS: drain = '' } = source
  const drainMs = /^\d+$/.test(drain) ? 1000 * Number(drain) : usualDrainMs
  return {
    workers: countWorkers(workers),
    logLevel: logLevels.find((each) => each === level) ?? 'info',
    stopWithinMs: drainMs + closeWithinMs,
  }
}

function countWorkers(given: string): number {
  if (given === '') return Math.min(mostUnasked, availableParallelism())
  const count = /^\d+$/.test(given) ? Number(given) : 1
  return count >= 1 && count <= mostWorkers ? count : 1
}

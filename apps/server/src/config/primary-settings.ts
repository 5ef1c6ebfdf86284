import { availableParallelism } from 'node:os'

export type PrimarySettings = { workers: number; logLevel: string }

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

/**
 * What the process needs to know that only watches over the workers. It loads nothing of the product, so this stands apart from `env.ts`:
 * what cannot be read counts as one process, and that one refuses it with a sentence.
 */
export function readPrimarySettings(source: NodeJS.ProcessEnv = process.env): PrimarySettings {
  const { WORKERS: workers = '', LOG_LEVEL: level = '' } = source
  return { workers: countWorkers(workers), logLevel: levels.includes(level) ? level : 'info' }
}

function countWorkers(given: string): number {
  if (given === '') return availableParallelism()
  return /^\d{1,2}$/.test(given) ? Math.max(1, Number(given)) : 1
}

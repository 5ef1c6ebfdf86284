import { existsSync } from 'node:fs'
import { root } from './run.ts'

/** The settings in `.env` of this checkout; what the environment already says wins. */
export function loadEnvFile(): void {
  const file = `${root}.env`
  if (existsSync(file)) process.loadEnvFile(file)
}

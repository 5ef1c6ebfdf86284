import type { Database } from '@prostuti/db'
import type { Env } from './env.ts'

/** What the app is built from. Tests pass their own database and clock. */
export type Deps = {
  env: Env
  database: Database
  clock: () => Date
}

import type { Database } from '@prostuti/db'
import type { Env } from './env.ts'
import type { SmsSender } from './features/sms/index.ts'

/** What the app is built from. Tests pass their own database, clock and SMS sender. */
export type Deps = {
  env: Env
  database: Database
  clock: () => Date
  sendSms: SmsSender
  /** Where the sandbox listens, in demo mode: /dev/outbox reads what it was sent. */
  sandboxUrl: string | undefined
}

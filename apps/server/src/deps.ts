import type { Database } from '@prostuti/db'
import type { Env } from './env.ts'
import type { Gateways } from './features/gateways/index.ts'
import type { SmsSender } from './features/sms/index.ts'

/** What the app is built from. Tests pass their own database, clock, SMS sender and gateways. */
export type Deps = {
  env: Env
  database: Database
  clock: () => Date
  sendSms: SmsSender
  gateways: Gateways
  /** Where the sandbox listens, in demo mode: /dev/outbox reads what it was sent, /dev/pay shows its payment pages. */
  sandboxUrl: string | undefined
}

import type { Env } from '../../config/env.ts'

/** What of the environment today is about. */
export type TodayEnv = Pick<Env, 'dataDir' | 'mode' | 'storage'> & {
  sms: Pick<Env['sms'], 'mode'>
  backup: Pick<Env['backup'], 'hour'>
}

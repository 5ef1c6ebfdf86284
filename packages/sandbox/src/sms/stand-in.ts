import type { SandboxAnswer, SandboxRoute } from '../wire.ts'
import type { SmsGatewayName } from './accounts.ts'

/** One gateway: its addresses, and how it words a refusal. */
export type SmsStandIn = {
  name: SmsGatewayName
  routes: SandboxRoute[]
  refuse(code?: number): SandboxAnswer
  clear(): void
}

import { z } from 'zod'
import { controlRoute, done } from '../control-route.ts'
import { json, type SandboxRoute } from '../wire.ts'
import type { SandboxSms } from './accepted-sms.ts'
import { type SmsGatewayName, smsGateways } from './accounts.ts'
import { type FailureKind, failureKinds } from './failure-switches.ts'

export type SmsControl = {
  /** Newest first, at most 200. */
  messages(): SandboxSms[]
  /** The next `times` requests to that gateway fail; `code` chooses the refusal, else it is one that may pass. */
  failNext(gateway: SmsGatewayName, kind: FailureKind, times?: number, code?: number): void
  /** Forgets messages, failures still waiting and the ids used today. */
  clear(): void
}

const failNextBody = z.object({
  gateway: z.enum(smsGateways),
  kind: z.enum(failureKinds),
  times: z.int().min(1).max(1000).optional(),
  code: z.int().optional(),
})

/** What a browser test and the outbox page use, since they cannot reach into this process. */
export function smsControlRoutes(control: SmsControl): SandboxRoute[] {
  return [
    {
      methods: ['GET'],
      path: '/control/sms/messages',
      answer: () => json({ messages: control.messages() }),
    },
    {
      methods: ['DELETE'],
      path: '/control/sms/messages',
      answer() {
        control.clear()
        return json({ messages: [] })
      },
    },
    controlRoute('sms/fail-next', failNextBody, ({ gateway, kind, times, code }) =>
      done(() => control.failNext(gateway, kind, times, code)),
    ),
  ]
}

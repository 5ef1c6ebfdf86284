import { z } from 'zod'
import { controlRoute, done } from '../control-route.ts'
import type { PayFailure } from '../pay-page/switches.ts'
import { payFailureKinds } from '../pay-page/switches.ts'
import { json, type SandboxRoute } from '../wire.ts'
import { courierNames, type SandboxCourierName } from './accounts.ts'
import type { SandboxParcel } from './parcels.ts'

export type CourierControl = {
  /** Newest first. */
  parcels(): SandboxParcel[]
  /** Gives a parcel a word of its courier, or the next one on the good way, and tells the merchant. */
  push(invoice: string, status?: string): SandboxParcel | undefined
  /** The next calls fail as told. */
  failNext(failure: PayFailure<SandboxCourierName>): void
  setDown(courier: SandboxCourierName, isDown: boolean): void
  /** Resolves when no webhook is on its way any more. */
  idle(): Promise<void>
  /** Pathao: how many tokens were given, and how to make them worthless. */
  tokensGiven(): number
  revokeTokens(): void
  clear(): void
}

const courier = z.enum(courierNames)
const pushBody = z.object({ invoice: z.string(), status: z.string().optional() })
const failBody = z.object({
  gateway: courier,
  kind: z.enum(payFailureKinds),
  times: z.int().min(1).max(1000).optional(),
  at: z.string().optional(),
})
const downBody = z.object({ courier, down: z.boolean() })

/** What a browser test uses, since it cannot reach into this process. */
export function courierControlRoutes(control: CourierControl): SandboxRoute[] {
  return [
    { methods: ['GET'], path: '/control/couriers/parcels', answer: () => json({ parcels: control.parcels() }) },
    { methods: ['DELETE'], path: '/control/couriers/parcels', answer: () => done(() => control.clear()) },
    controlRoute('couriers/push', pushBody, ({ invoice, status }) => {
      const parcel = control.push(invoice, status)
      return parcel === undefined ? json({ error: 'nothing to push' }, 409) : json({ parcel })
    }),
    controlRoute('couriers/fail-next', failBody, (body) => done(() => control.failNext(body))),
    controlRoute('couriers/down', downBody, (body) => done(() => control.setDown(body.courier, body.down))),
  ]
}

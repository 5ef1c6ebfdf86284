import { z } from 'zod'
import type { PayFailure } from '../pay-page/switches.ts'
import { payFailureKinds } from '../pay-page/switches.ts'
import { json, readJson, type SandboxAnswer, type SandboxRequest, type SandboxRoute } from '../wire.ts'
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
  const post = <T>(path: string, shape: z.ZodType<T>, answer: (body: T) => SandboxAnswer): SandboxRoute => ({
    methods: ['POST'],
    path: `/control/couriers/${path}`,
    answer(request: SandboxRequest) {
      // A foreign page can post a plain form here, but not JSON without asking first.
      if (!request.contentType.startsWith('application/json')) return json({ error: 'send application/json' }, 415)
      const body = shape.safeParse(readJson(request))
      return body.success ? answer(body.data) : json({ error: z.prettifyError(body.error) }, 400)
    },
  })
  const done = (act: () => void) => {
    act()
    return json({ ok: true })
  }
  return [
    { methods: ['GET'], path: '/control/couriers/parcels', answer: () => json({ parcels: control.parcels() }) },
    { methods: ['DELETE'], path: '/control/couriers/parcels', answer: () => done(() => control.clear()) },
    post('push', pushBody, ({ invoice, status }) => {
      const parcel = control.push(invoice, status)
      return parcel === undefined ? json({ error: 'nothing to push' }, 409) : json({ parcel })
    }),
    post('fail-next', failBody, (body) => done(() => control.failNext(body))),
    post('down', downBody, (body) => done(() => control.setDown(body.courier, body.down))),
  ]
}

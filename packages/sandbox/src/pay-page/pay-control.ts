import { z } from 'zod'
import { controlRoute, done } from '../control-route.ts'
import { json, type SandboxRoute } from '../wire.ts'
import { type PaymentGatewayName, paymentGateways } from './accounts.ts'
import { type BrowserReturn, type PaymentOutcome, paymentOutcomes } from './outcomes.ts'
import { type PayFailure, payFailureKinds } from './switches.ts'

export type SandboxTransaction = {
  gateway: PaymentGatewayName
  transaction: string
  amount: string
  at: string
  outcome: PaymentOutcome | null
  /** Whether money moved. */
  paid: boolean
  refunded: string[]
}

export type PayControl = {
  /** Newest first. */
  transactions(): SandboxTransaction[]
  /** Chooses for the payer, without the page. The answer is where the browser would go; undefined when there is nothing to choose. */
  choose(transaction: string, outcome: PaymentOutcome): BrowserReturn | undefined
  /** The next calls fail as told. */
  failNext(failure: PayFailure): void
  /** The whole gateway is away until it is switched on again. */
  setDown(gateway: PaymentGatewayName, isDown: boolean): void
  /** How late `slow` is. */
  setSlow(ms: number): void
  /** Resolves when no IPN is on its way any more. */
  idle(): Promise<void>
  /** bKash: how many tokens were given, and how to make them worthless. */
  tokensGiven(): number
  revokeTokens(): void
  clear(): void
}

const gateway = z.enum(paymentGateways)
const chooseBody = z.object({ transaction: z.string(), outcome: z.enum(paymentOutcomes) })
const failBody = z.object({
  gateway,
  kind: z.enum(payFailureKinds),
  times: z.int().min(1).max(1000).optional(),
  at: z.string().optional(),
})
const downBody = z.object({ gateway, down: z.boolean() })
const slowBody = z.object({ ms: z.int().min(0).max(600_000) })

/** What a browser test uses, since it cannot reach into this process. */
export function payControlRoutes(control: PayControl): SandboxRoute[] {
  return [
    {
      methods: ['GET'],
      path: '/control/pay/transactions',
      answer: () => json({ transactions: control.transactions() }),
    },
    {
      methods: ['DELETE'],
      path: '/control/pay/transactions',
      answer: () => done(() => control.clear()),
    },
    controlRoute('pay/choose', chooseBody, ({ transaction, outcome }) => {
      const browser = control.choose(transaction, outcome)
      return browser === undefined ? json({ error: 'nothing to choose' }, 409) : json({ browser })
    }),
    controlRoute('pay/fail-next', failBody, (body) => done(() => control.failNext(body))),
    controlRoute('pay/down', downBody, (body) => done(() => control.setDown(body.gateway, body.down))),
    controlRoute('pay/slow', slowBody, ({ ms }) => done(() => control.setSlow(ms))),
  ]
}

import { bkashRoutes } from '../bkash/bkash.ts'
import { type BkashPayment, createBkashPayments, settleBkashPayment } from '../bkash/payments.ts'
import { createTokens } from '../bkash/tokens.ts'
import { createSessions, type SslSession } from '../sslcommerz/sessions.ts'
import { settleSession } from '../sslcommerz/settle-session.ts'
import { sslcommerzRoutes } from '../sslcommerz/sslcommerz.ts'
import type { SandboxRoute } from '../wire.ts'
import { fontRoute } from './fonts.ts'
import { createIpnCourier } from './ipn-courier.ts'
import type { PaymentOutcome } from './outcomes.ts'
import { type PayControl, payControlRoutes, type SandboxTransaction } from './pay-control.ts'
import { payPageRoutes } from './pay-page.routes.ts'
import { createPaySwitches } from './switches.ts'

type PayServiceSettings = {
  clock: () => Date
  /** Under what address a browser finds `/pay/…`. */
  pagesUrl: () => string
}

/** Both payment gateways with their pages. */
export function createPayService({ clock, pagesUrl }: PayServiceSettings): {
  routes: SandboxRoute[]
  control: PayControl
  close(): Promise<void>
} {
  const sessions = createSessions(clock)
  const payments = createBkashPayments(clock)
  const tokens = createTokens({ clock })
  const switches = createPaySwitches()
  const courier = createIpnCourier()
  let slow = 15_000
  const slowMs = () => slow

  const settleSsl = (session: SslSession, outcome: PaymentOutcome) =>
    session.outcome === null ? settleSession({ clock, courier, slowMs }, session, outcome) : undefined
  const settleBkash = (payment: BkashPayment, outcome: PaymentOutcome) =>
    payment.outcome === null ? settleBkashPayment(payment, outcome) : undefined

  const control: PayControl = {
    transactions: () =>
      [...sessions.all().map(ofSession), ...payments.all().map(ofBkash)].sort((one, other) =>
        one.at < other.at ? 1 : -1,
      ),
    choose(transaction, outcome) {
      const session = sessions.byTransaction(transaction)
      if (session) return settleSsl(session, outcome)
      const payment = payments.byTransaction(transaction)
      return payment && settleBkash(payment, outcome)
    },
    failNext: switches.failNext,
    setDown: switches.setDown,
    setSlow(ms) {
      slow = ms
    },
    idle: courier.idle,
    tokensGiven: tokens.given,
    revokeTokens: tokens.revokeAll,
    clear() {
      sessions.clear()
      payments.clear()
      tokens.clear()
      switches.clear()
    },
  }
  const page = (gateway: string, key: string) => `${pagesUrl()}/pay/${gateway}?${new URLSearchParams({ key })}`
  return {
    routes: [
      ...sslcommerzRoutes({ sessions, clock, pageOf: (key) => page('sslcommerz', key) }).map((route) =>
        switches.guard('sslcommerz', route),
      ),
      ...bkashRoutes({ payments, tokens, clock, slowMs, pageOf: (key) => page('bkash', key) }).map((route) =>
        switches.guard('bkash', route),
      ),
      ...payPageRoutes({ sessions, payments, settleSsl, settleBkash }),
      fontRoute,
      ...payControlRoutes(control),
    ],
    control,
    close: courier.close,
  }
}

const ofSession = ({ transaction, amount, startedAt, outcome, paid, refunds }: SslSession): SandboxTransaction => ({
  gateway: 'sslcommerz',
  transaction,
  amount,
  at: startedAt.toISOString(),
  outcome,
  paid: paid?.status === 'VALID',
  refunded: refunds.map((refund) => refund.amount),
})

const ofBkash = ({ transaction, amount, createdAt, outcome, status, refunds }: BkashPayment): SandboxTransaction => ({
  gateway: 'bkash',
  transaction,
  amount,
  at: createdAt.toISOString(),
  outcome,
  paid: status === 'Completed',
  refunded: refunds.map(({ refundAmount }) => refundAmount),
})

import type { BkashPayment, BkashPayments } from '../bkash/payments.ts'
import type { Sessions, SslSession } from '../sslcommerz/sessions.ts'
import { html, readFields, type SandboxAnswer, type SandboxRequest, type SandboxRoute, seeOther } from '../wire.ts'
import type { PaymentGatewayName } from './accounts.ts'
import { type BrowserReturn, type PaymentOutcome, paymentOutcomes } from './outcomes.ts'
import { closedPage, formPage, lostPage, payPage, payPolicy } from './pay-page.ts'

type PayPageDeps = {
  sessions: Sessions
  payments: BkashPayments
  settleSsl(session: SslSession, outcome: PaymentOutcome): BrowserReturn | undefined
  settleBkash(payment: BkashPayment, outcome: PaymentOutcome): BrowserReturn | undefined
}

type Shown = { amount: string; transaction: string; title: string; outcome: PaymentOutcome | null }

const headers = { 'content-security-policy': payPolicy, 'cache-control': 'no-store' }
const page = (body: string, status = 200) => html(body, status, headers)

/** The hosted pages: one shows what is to be paid and lets the payer choose how it goes, its form carries the choice out. */
export function payPageRoutes({ sessions, payments, settleSsl, settleBkash }: PayPageDeps): SandboxRoute[] {
  function hosted<T>(
    gateway: PaymentGatewayName,
    find: (key: string) => T | undefined,
    show: (found: T) => Shown,
    settle: (found: T, outcome: PaymentOutcome) => BrowserReturn | undefined,
  ): SandboxRoute {
    return {
      methods: ['GET', 'POST'],
      path: `/pay/${gateway}`,
      async answer(request: SandboxRequest) {
        const found = find(request.query.get('key') ?? '')
        if (found === undefined) return page(closedPage('unknown'), 404)
        const shown = show(found)
        if (shown.outcome !== null) return page(closedPage('over'))
        if (request.method === 'GET') return page(payPage(gateway, shown))
        const { outcome } = await readFields(request)
        const chosen = paymentOutcomes.find((one) => one === outcome)
        return chosen === undefined ? page(payPage(gateway, shown), 400) : sendOn(settle(found, chosen))
      },
    }
  }

  return [
    hosted('sslcommerz', sessions.get, (session) => session, settleSsl),
    hosted('bkash', payments.get, (payment) => ({ ...payment, title: '' }), settleBkash),
  ]
}

function sendOn(browser: BrowserReturn | undefined): SandboxAnswer {
  if (browser === undefined) return page(closedPage('over'))
  if (browser === null) return page(lostPage())
  return browser.method === 'GET' ? seeOther(browser.url) : page(formPage(browser))
}

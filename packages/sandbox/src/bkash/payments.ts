import { randomBytes } from 'node:crypto'
import { forgetOldest } from '../pay-page/forget-oldest.ts'
import type { BrowserReturn, PaymentOutcome } from '../pay-page/outcomes.ts'

type BkashRefund = { refundTrxId: string; refundAmount: string; completedTime: string }

export type BkashPayment = {
  paymentID: string
  transaction: string
  amount: string
  callbackURL: string
  payerReference: string
  createdAt: Date
  status: 'Initiated' | 'Completed' | 'Cancelled' | 'Declined'
  /** The payer has entered the PIN. */
  approved: boolean
  trxID: string | null
  executedAt: Date | null
  outcome: PaymentOutcome | null
  refunds: BkashRefund[]
}

export function createBkashPayments(clock: () => Date) {
  const byId = new Map<string, BkashPayment>()
  const find = (test: (payment: BkashPayment) => boolean) => [...byId.values()].find(test)
  return {
    create(given: Pick<BkashPayment, 'transaction' | 'amount' | 'callbackURL' | 'payerReference'>): BkashPayment {
      const payment: BkashPayment = {
        ...given,
        paymentID: `TR0011${randomBytes(10).toString('hex').toUpperCase()}`,
        createdAt: clock(),
        status: 'Initiated',
        approved: false,
        trxID: null,
        executedAt: null,
        outcome: null,
        refunds: [],
      }
      byId.set(payment.paymentID, payment)
      forgetOldest(byId)
      return payment
    },
    get: (paymentID: string) => byId.get(paymentID),
    byTransaction: (transaction: string) => find((payment) => payment.transaction === transaction),
    all: () => [...byId.values()],
    clear: () => byId.clear(),
  }
}

export type BkashPayments = ReturnType<typeof createBkashPayments>

/** Ends the page as chosen. Money moves only when the merchant executes; the answer is where the browser goes. */
export function settleBkashPayment(payment: BkashPayment, outcome: PaymentOutcome): BrowserReturn {
  payment.outcome = outcome
  const back = (status: string): BrowserReturn => {
    const url = new URL(payment.callbackURL)
    url.searchParams.set('paymentID', payment.paymentID)
    url.searchParams.set('status', status)
    url.searchParams.set('signature', randomBytes(6).toString('base64url'))
    url.searchParams.set('apiVersion', '1.2.0-beta')
    return { method: 'GET', url: url.href }
  }
  if (outcome === 'cancel') {
    payment.status = 'Cancelled'
    return back('cancel')
  }
  if (outcome === 'failure') {
    payment.status = 'Declined'
    return back('failure')
  }
  payment.approved = true
  return outcome === 'silent' ? null : back('success')
}

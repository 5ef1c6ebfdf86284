import { randomBytes } from 'node:crypto'
import { forgetOldest } from '../pay-page/forget-oldest.ts'
import type { PaymentOutcome } from '../pay-page/outcomes.ts'

/** One refund, by the merchant's own number for it. */
type SslRefund = { ref: string; transId: string; amount: string; asked: Date }

/** One session: what was asked for, and what came of it. */
export type SslSession = {
  key: string
  transaction: string
  amount: string
  title: string
  form: Record<string, string>
  startedAt: Date
  outcome: PaymentOutcome | null
  /** Of the one try a session has; null until something was chosen. */
  paid: {
    status: 'VALID' | 'FAILED' | 'CANCELLED'
    valId: string
    bankTranId: string
    amount: string
    risk: '0' | '1'
    at: Date
    /** Until then the gateway itself says that it is pending. */
    knownAt: Date
    validated: boolean
  } | null
  refunds: SslRefund[]
}

export function createSessions(clock: () => Date) {
  const byKey = new Map<string, SslSession>()
  const find = (test: (session: SslSession) => boolean) => [...byKey.values()].find(test)
  return {
    open(form: Record<string, string>): SslSession {
      const session: SslSession = {
        key: randomBytes(16).toString('hex').toUpperCase(),
        transaction: form.tran_id ?? '',
        amount: form.total_amount ?? '',
        title: form.product_name ?? '',
        form,
        startedAt: clock(),
        outcome: null,
        paid: null,
        refunds: [],
      }
      byKey.set(session.key, session)
      forgetOldest(byKey)
      return session
    },
    get: (key: string) => byKey.get(key),
    byTransaction: (transaction: string) => find((session) => session.transaction === transaction),
    byValId: (valId: string) => find((session) => session.paid?.valId === valId),
    byBankTran: (bankTranId: string) => find((session) => session.paid?.bankTranId === bankTranId),
    byRefund: (ref: string) => find((session) => session.refunds.some((refund) => refund.ref === ref)),
    all: () => [...byKey.values()],
    clear: () => byKey.clear(),
  }
}

export type Sessions = ReturnType<typeof createSessions>

import { setImmediate } from 'node:timers/promises'
import type { Gateway, GatewayAnswer, RefundAnswer } from '../../features/gateways/index.ts'
import { GatewayAway } from '../../features/gateways/index.ts'
import { mortal } from './mortal.ts'

/** What a payer can bring about at the gateway. */
export const outcomes = ['pays', 'pays too little', 'pays, risky', 'is declined', 'cancels', 'waits'] as const
export type Outcome = (typeof outcomes)[number]

type Session = { amountPaisa: number; startedAt: Date; outcome: Outcome | undefined }

export type Bank = Gateway & {
  /** By our transaction. */
  sessions: Map<string, Session>
  /** By our refund: what truly went back. */
  paidBack: Map<number, { transaction: string; amountPaisa: number }>
  isAway: boolean
  /** The payer acts. Money that came stays; a session ends after a day. */
  act(transaction: string, outcome: Outcome): void
}

const day = 86_400_000

/** What nobody takes back. */
const isFinal = (outcome: Outcome | undefined) => outcome?.startsWith('pays') ?? false

/** A gateway that knows what truly happened, with which the books are compared in the end. */
export function createBank(clock: () => Date): Bank {
  const call = <T>(answer: () => T): Promise<T> =>
    mortal(async () => {
      // Others get their turn while the gateway is thinking.
      await setImmediate()
      if (bank.isAway) throw new GatewayAway('sslcommerz', 'timeout', 'no answer')
      return answer()
    })
  const bank: Bank = {
    name: 'sslcommerz',
    available: true,
    sessions: new Map(),
    paidBack: new Map(),
    isAway: false,
    act(transaction, outcome) {
      const session = bank.sessions.get(transaction)
      if (session === undefined || isFinal(session.outcome)) return
      if (clock().getTime() - session.startedAt.getTime() < day) session.outcome = outcome
    },
    isSigned: (form) => form.verify_sign === 'true',
    start: ({ transaction, amountPaisa }) =>
      call(() => {
        bank.sessions.set(transaction, { amountPaisa, startedAt: clock(), outcome: undefined })
        return { gatewayRef: `session-${transaction}`, url: `https://bank.test/${transaction}` }
      }),
    ask: ({ transaction }) => call(() => verdictOf(transaction, bank.sessions.get(transaction))),
    // As the adapters do: what was asked for once is only asked about.
    refund: ({ transaction, amountPaisa, refundId }) =>
      call((): RefundAnswer => {
        if (bank.paidBack.has(refundId)) return { state: 'done', gatewayRef: `refund-${refundId}` }
        bank.paidBack.set(refundId, { transaction, amountPaisa })
        return { state: 'pending', gatewayRef: `refund-${refundId}` }
      }),
    askRefund: ({ refundId }) => call(() => ({ state: bank.paidBack.has(refundId) ? 'done' : 'failed' })),
  }
  return bank
}

function verdictOf(transaction: string, session: Session | undefined): GatewayAnswer {
  const paid = {
    status: 'paid',
    transaction,
    amount: session?.amountPaisa ?? 0,
    currency: 'BDT',
    risky: false,
    gatewayTrx: `money-${transaction}`,
    method: 'VISA-Test',
  } as const
  switch (session?.outcome) {
    case 'pays':
      return paid
    case 'pays too little':
      return { ...paid, amount: paid.amount - 100 }
    case 'pays, risky':
      return { ...paid, risky: true }
    case 'is declined':
      return { status: 'declined' }
    case 'cancels':
      return { status: 'cancelled' }
    case 'waits':
      return { status: 'pending' }
    case undefined:
      return { status: 'unknown' }
  }
}

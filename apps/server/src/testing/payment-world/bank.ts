import { setImmediate } from 'node:timers/promises'
import type { Gateway, GatewayAnswer, RefundAnswer } from '../../features/gateways/index.ts'
import { GatewayAway } from '../../features/gateways/index.ts'
import { mortal } from './mortal.ts'
import { isWithinADay, type Outcome, type Till, type Truth } from './till.ts'

type Session = { amountPaisa: number; startedAt: Date; outcome: Outcome | undefined }

/** What nobody takes back. */
const isFinal = (outcome: Outcome | undefined) => outcome?.startsWith('pays') ?? false

/** A gateway in memory that knows what truly happened, with which the books are compared in the end. */
export function createBank(clock: () => Date): Till {
  const sessions = new Map<string, Session>()
  /** By our refund: what truly went back. */
  const paidBack = new Map<number, { transaction: string; amountPaisa: number }>()
  const askedFor = new Set<number>()
  let isAway = false
  let losesNext: 'question' | 'answer' | undefined

  const away = () => new GatewayAway('sslcommerz', 'timeout', 'no answer')
  const call = <T>(answer: () => T, send: () => void = () => {}): Promise<T> =>
    mortal(async () => {
      // Others get their turn while the gateway is thinking.
      await setImmediate()
      send()
      const lost = isAway ? 'question' : losesNext
      if (!isAway) losesNext = undefined
      if (lost === 'question') throw away()
      const said = answer()
      if (lost === 'answer') throw away()
      return said
    })

  const gateway: Gateway = {
    name: 'sslcommerz',
    available: true,
    isSigned: (form) => form.verify_sign === 'true',
    start: ({ transaction, amountPaisa }) =>
      call(() => {
        sessions.set(transaction, { amountPaisa, startedAt: clock(), outcome: undefined })
        return { gatewayRef: `session-${transaction}`, url: `https://bank.test/${transaction}` }
      }),
    ask: ({ transaction }) => call(() => verdictOf(transaction, sessions.get(transaction))),
    // As the adapter does: what was asked for once is never asked for again, and without its name not asked about either.
    async refund({ transaction, amountPaisa, refundId }): Promise<RefundAnswer> {
      if (askedFor.has(refundId)) return { state: 'pending' }
      const pay = (): RefundAnswer => {
        paidBack.set(refundId, { transaction, amountPaisa })
        return { state: 'pending', gatewayRef: `refund-${refundId}` }
      }
      return call(pay, () => askedFor.add(refundId))
    },
    askRefund: ({ refundId }) => call(() => ({ state: paidBack.has(refundId) ? 'done' : 'failed' })),
  }

  return {
    gateway,
    act(transaction, outcome) {
      const session = sessions.get(transaction)
      if (session === undefined || isFinal(session.outcome)) return
      if (isWithinADay(session.startedAt, clock())) session.outcome = outcome
    },
    truthOf(transaction) {
      const outcome = sessions.get(transaction)?.outcome
      const gone = [...paidBack.values()].filter((each) => each.transaction === transaction)
      const isPaid = isFinal(outcome)
      return { came: isPaid ? cameOf(outcome) : 'nothing', wentBack: gone.map(({ amountPaisa }) => amountPaisa) }
    },
    goAway(away) {
      isAway = away
    },
    loseNext(_call, wasHeard) {
      losesNext = wasHeard ? 'answer' : 'question'
    },
    forgetTokens() {},
    endWell() {
      isAway = false
      losesNext = undefined
      for (const session of sessions.values()) if (session.outcome === 'waits') session.outcome = 'pays'
    },
    clear() {
      sessions.clear()
      paidBack.clear()
      askedFor.clear()
    },
    close: async () => {},
  }
}

const cameOf = (outcome: Outcome | undefined): Truth['came'] => {
  if (outcome === 'pays') return 'all'
  return outcome === 'pays, risky' ? 'all, at a risk' : 'another amount'
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

import type { Database } from '@prostuti/db'
import { type PaymentOutcome, sandboxPaymentAccounts, startSandbox } from '@prostuti/sandbox'
import { createGateways, type Gateway } from '../../features/gateways/index.ts'
import { inEachProcess } from './mortal.ts'
import { isWithinADay, type Outcome, type Till } from './till.ts'

const chosen: Record<Outcome, PaymentOutcome | undefined> = {
  pays: 'success',
  'pays too little': 'wrong_amount',
  // No payment is called risky here, but a wallet may be empty when the money is taken.
  'pays, risky': 'no_balance',
  'is declined': 'failure',
  cancels: 'cancel',
  waits: undefined,
}

/** bKash as it is: our adapter, the wire, and the sandbox at its other end, whose tokens end by the clock of the test. */
export async function openWallet(db: Database['db'], clock: () => Date): Promise<Till> {
  const sandbox = await startSandbox({ clock })
  const { bkash: account } = sandboxPaymentAccounts(sandbox.url)
  const own = inEachProcess(
    () => createGateways({ db, clock, publicUrl: 'http://localhost:3000' }, { bkash: account }).bkash,
  )
  const gateway: Gateway = {
    name: 'bkash',
    available: true,
    isSigned: (form) => own().isSigned(form),
    start: (payment) => own().start(payment),
    ask: (payment) => own().ask(payment),
    refund: (refund) => own().refund(refund),
    askRefund: (refund) => own().askRefund(refund),
  }
  const find = (transaction: string) => sandbox.pay.transactions().find((each) => each.transaction === transaction)
  return {
    gateway,
    act(transaction, outcome) {
      const known = find(transaction)
      const choice = chosen[outcome]
      if (known === undefined || choice === undefined || !isWithinADay(new Date(known.at), clock())) return
      sandbox.pay.choose(transaction, choice)
    },
    truthOf(transaction) {
      const known = find(transaction)
      const isExact = known?.outcome !== 'wrong_amount'
      return {
        came: known?.paid ? (isExact ? 'all' : 'another amount') : 'nothing',
        isApproved: known?.outcome === 'success' || known?.outcome === 'wrong_amount',
        wentBack: (known?.refunded ?? []).map((amount) => Math.round(Number(amount) * 100)),
      }
    },
    goAway: (isAway) => sandbox.pay.setDown('bkash', isAway),
    loseNext: (call, wasHeard) =>
      sandbox.pay.failNext({ gateway: 'bkash', kind: wasHeard ? 'lost' : 'http-500', at: call }),
    forgetTokens: () => sandbox.pay.revokeTokens(),
    endWell: () => sandbox.pay.setDown('bkash', false),
    clear: () => sandbox.pay.clear(),
    close: sandbox.close,
  }
}

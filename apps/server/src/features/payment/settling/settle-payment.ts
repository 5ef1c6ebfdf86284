import { type Transaction, tables } from '@prostuti/db'
import { afterNews, judgeVerdict, mayBeRetried, type PaymentNews, type PaymentState } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { notePayment } from '../../../metrics/outcomes.ts'
import type { GatewayAnswer } from '../../gateways/index.ts'
import { lockPayment, type PaymentRow } from '../payments/lock-payment.ts'
import { applyPayment } from './apply-payment.ts'

const { payment } = tables

type Reason = PaymentRow['reason']

/** How a payment stands after what was heard; `changed` is false when it was no news. */
export type Settled = { state: PaymentState; reason: Reason; changed: boolean }

/**
 * Writes down what a gateway said of a payment when we asked it. The browser's return, the IPN, the doctor's "ask now", the
 * job and every retry of them end here, in any order and any number of times: the payment's row is locked, and news that
 * was known already changes nothing.
 */
export async function settlePayment(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { paymentId, verdict }: { paymentId: number; verdict: GatewayAnswer },
): Promise<Settled> {
  const { gateway, ...settled } = await db.transaction(async (tx) => {
    const row = await lockPayment(tx, paymentId)
    const { gateway } = row
    const news = judgeVerdict({ transaction: row.transaction, amount: row.amountPaisa, currency: 'BDT' }, verdict)
    if (news === undefined) return { gateway, state: row.state, reason: row.reason, changed: false }
    const settled = await applyNews(tx, {
      row,
      news,
      now: clock(),
      reason: reasonOf(row, news, verdict),
      gatewayTrx: verdict.gatewayTrx,
      method: verdict.method,
    })
    return { gateway, ...settled }
  })
  if (settled.changed) notePayment(gateway, settled.state)
  return settled
}

type PaymentUpdate = {
  /** Locked by this transaction. */
  row: PaymentRow
  news: PaymentNews
  now: Date
  /** Why it failed or is held. */
  reason?: Reason
  gatewayTrx?: string | undefined
  method?: string | undefined
}

/** One step of the payment's states, with all that follows from it in the same transaction. */
export async function applyNews(
  tx: Transaction,
  { row, news, now, reason = null, ...said }: PaymentUpdate,
): Promise<Settled> {
  const unchanged = { state: row.state, reason: row.reason, changed: false }
  const state = afterNews(row.state, news)
  if (state === row.state) return unchanged
  const facts = { gatewayTrx: said.gatewayTrx ?? row.gatewayTrx, method: said.method ?? row.method }
  const write = (change: StateChange) =>
    tx
      .update(payment)
      .set({
        ...{ ...facts, ...change, settledAt: now },
        nextAskAt: isAskedOn(change) ? row.nextAskAt : null,
        tellAt: change.state === 'paid' ? now : null,
      })
      .where(eq(payment.id, row.id))

  if (state !== 'paid') {
    await write({ state, reason })
    return { state, reason, changed: true }
  }
  const doubt = await applyPayment(tx, { ...row, ...facts }, now)
  if (doubt === undefined) {
    await write({ state: 'paid', reason: null })
    return { state: 'paid', reason: null, changed: true }
  }
  // The money is there but has nowhere to go: it is kept for staff, who give it back or find it a place.
  await write({ state: 'on_hold', reason: doubt })
  return { state: 'on_hold', reason: doubt, changed: row.state !== 'on_hold' || row.reason !== doubt }
}

type StateChange = { state: PaymentState; reason: Reason }

/** A payer may try again and pay, unless staff refused it or the gateway was never reached: the job asks on until its last time. */
const isAskedOn = ({ state, reason }: StateChange): boolean =>
  mayBeRetried(state) && reason !== 'refused' && reason !== 'gateway_away'

function reasonOf(row: PaymentRow, news: PaymentNews, verdict: GatewayAnswer): Reason {
  if (news === 'declined') return 'declined'
  if (news !== 'doubted' || verdict.status !== 'paid') return null
  const same =
    verdict.transaction === row.transaction && verdict.amount === row.amountPaisa && verdict.currency === 'BDT'
  return same ? 'risky' : 'mismatch'
}

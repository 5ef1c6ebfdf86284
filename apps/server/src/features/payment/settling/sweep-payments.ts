import { tables } from '@prostuti/db'
import { nextAskAt as askAt, mayStillBePaid, plannedBefore } from '@prostuti/payment-rules'
import { and, asc, eq, lte, ne } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { type GatewayAnswer, GatewayAway, type GatewayName } from '../../gateways/index.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { applyNews, settlePayment } from './settle-payment.ts'
import { leaseMs, sweepDue } from './sweep-due.ts'

const { payment } = tables

type SettlingDeps = Pick<Deps, 'database' | 'clock' | 'gateways'>
type DuePayment = {
  id: number
  gateway: GatewayName
  transaction: string
  gatewayRef: string | null
  /** The end of this process's lease, as it stands in the row. */
  nextAskAt: Date | null
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * The settlement job: asks the gateways about the payments of which nobody has heard, and settles what they say. A payment
 * of which the gateway knows nothing after the last question is forgotten; money that comes even later is still taken when
 * the gateway tells of it.
 */
export const sweepPayments = (deps: SettlingDeps, now: Date, signal?: AbortSignal): Promise<number> =>
  sweepDue(signal, {
    claim: () => claimPayment(deps, now),
    work: (due: DuePayment) => queryGateway(deps, due, now),
  })

/** One that is due, out of reach of everybody else for the length of the lease, which counts from this moment. */
async function claimPayment({ database: { db }, clock }: SettlingDeps, now: Date): Promise<DuePayment | undefined> {
  const due = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(lte(payment.nextAskAt, now), ne(payment.gateway, 'manual')))
    .orderBy(asc(payment.nextAskAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(payment)
    .set({ nextAskAt: new Date(clock().getTime() + leaseMs) })
    .where(eq(payment.id, due))
    .returning({
      id: payment.id,
      gateway: payment.gateway,
      transaction: payment.transaction,
      gatewayRef: payment.gatewayRef,
      nextAskAt: payment.nextAskAt,
    })
  return claimed as DuePayment | undefined
}

async function queryGateway(deps: SettlingDeps, due: DuePayment, now: Date): Promise<void> {
  const { transaction, gatewayRef } = due
  let verdict: GatewayAnswer
  try {
    verdict = await deps.gateways[due.gateway].ask({ transaction, gatewayRef })
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    return queryLater(deps, due, now)
  }
  const { state } = await settlePayment(deps, { paymentId: due.id, verdict })
  if (mayStillBePaid(state)) await planNextQuery(deps, due, { now, isOnItsWay: verdict.status === 'pending' })
}

/** An unanswered question counts for nothing. The older the payment, the less it hurries. */
const queryLater = ({ database: { db } }: SettlingDeps, due: DuePayment, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockPayment(tx, due.id)
    if (!mayStillBePaid(row.state)) return
    const wait = Math.min(6 * 60 * minute, Math.max(2 * minute, (now.getTime() - row.startedAt.getTime()) / 2))
    await tx
      .update(payment)
      .set({ nextAskAt: unlessCalledFor(due, row, new Date(now.getTime() + wait)) })
      .where(eq(payment.id, due.id))
  })

const planNextQuery = (
  { database: { db } }: SettlingDeps,
  due: DuePayment,
  { now, isOnItsWay }: { now: Date; isOnItsWay: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockPayment(tx, due.id)
    // Settled by somebody else since it was asked about.
    if (!mayStillBePaid(row.state)) return
    const asked = plannedBefore(row.startedAt, now)
    // Money that the gateway knows to be under way is never given up.
    const planned = askAt(row.startedAt, asked) ?? (isOnItsWay ? new Date(now.getTime() + day) : null)
    const nextAskAt = unlessCalledFor(due, row, planned)
    await tx.update(payment).set({ asked, nextAskAt }).where(eq(payment.id, due.id))
    if (nextAskAt === null) await applyNews(tx, { row, news: 'forgotten', now })
  })

type NextAsk = { nextAskAt: Date | null }

/** As planned, but soon if a callback came while the gateway was asked: it may tell of what happened after its answer. */
function unlessCalledFor(lease: NextAsk, row: NextAsk, planned: Date | null): Date | null {
  const isCalledFor = row.nextAskAt !== null && row.nextAskAt.getTime() !== lease.nextAskAt?.getTime()
  return isCalledFor && (planned === null || row.nextAskAt! < planned) ? row.nextAskAt : planned
}

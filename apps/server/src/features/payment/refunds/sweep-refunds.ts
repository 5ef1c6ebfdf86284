import { tables } from '@prostuti/db'
import { asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { leaseMs, sweepDue } from '../settling/sweep-due.ts'
import { askGatewayForRefund } from './ask-gateway-for-refund.ts'

const { refund } = tables

type RefundDeps = Pick<Deps, 'database' | 'clock' | 'gateways' | 'sendSms'>

/** Asks about refunds that the gateway has not finished, and for those that a crash kept from it. */
export const sweepRefunds = (deps: RefundDeps, now: Date, signal?: AbortSignal): Promise<number> =>
  sweepDue(signal, {
    claim: () => claimRefund(deps, now),
    work: async (refundId: number) => {
      await askGatewayForRefund(deps, refundId)
    },
  })

/** Its lease counts from this moment: the sweep may have begun long ago, with gateways that take their time. */
async function claimRefund({ database: { db }, clock }: RefundDeps, now: Date): Promise<number | undefined> {
  const due = db
    .select({ id: refund.id })
    .from(refund)
    .where(lte(refund.nextAskAt, now))
    .orderBy(asc(refund.nextAskAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(refund)
    .set({ nextAskAt: new Date(clock().getTime() + leaseMs) })
    .where(eq(refund.id, due))
    .returning({ id: refund.id })
  return claimed?.id
}

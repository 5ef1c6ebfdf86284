import { type Tx, tables } from '@prostuti/db'
import { callbackDelayMs, mayStillBePaid, statesWhere } from '@prostuti/payment-rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FoundPayment } from '../callbacks/find-payment.ts'

const { payment } = tables

/** Has the settlement job ask about a payment soon. However many callbacks ask for that, one question answers them all. */
export async function scheduleQuery(
  tx: Tx,
  { id, startedAt }: Pick<FoundPayment, 'id' | 'startedAt'>,
  now: Date,
): Promise<void> {
  const soon = new Date(now.getTime() + callbackDelayMs(startedAt, now)).toISOString()
  await tx
    .update(payment)
    // A moment earlier in any case: a process that is asking right now sees by it that there is something new to ask about.
    .set({ nextAskAt: sql`least(${payment.nextAskAt} - interval '1 millisecond', ${soon}::timestamptz)` })
    // What has been settled since the callback was looked up is not asked about.
    .where(and(eq(payment.id, id), inArray(payment.state, statesWhere(mayStillBePaid))))
}

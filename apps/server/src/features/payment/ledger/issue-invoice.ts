import { type Transaction, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'

const { invoice, invoiceCounter } = tables

/**
 * The next receipt. The counter's row stays locked until this transaction ends, so numbers have no gaps: a transaction
 * that fails gives its number back. Take it last, because everybody who is paid waits for it.
 */
export async function issueInvoice(
  tx: Transaction,
  { paymentId, now }: { paymentId: number; now: Date },
): Promise<number> {
  const [counter] = await tx
    .update(invoiceCounter)
    .set({ last: sql`${invoiceCounter.last} + 1` })
    .where(eq(invoiceCounter.id, 1))
    .returning({ number: invoiceCounter.last })
  const { number } = counter!
  await tx.insert(invoice).values({ number, paymentId, issuedAt: now })
  return number
}

import { type Tx, tables } from '@prostuti/db'
import type { Paisa } from '@prostuti/payment-rules'
import { and, eq, sql } from 'drizzle-orm'

const { ledgerEntry, ledgerLine } = tables

/** What the books say is still owed for a booked order. */
export async function owedOf(tx: Tx, orderId: number): Promise<Paisa> {
  const [row] = await tx
    .select({ owed: sql<number>`coalesce(sum(${ledgerLine.amountPaisa}), 0)::int` })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(and(eq(ledgerEntry.orderId, orderId), eq(ledgerLine.account, 'receivable')))
  return row?.owed ?? 0
}

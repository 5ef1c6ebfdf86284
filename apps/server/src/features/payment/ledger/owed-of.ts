import { type Tx, tables } from '@prostuti/db'
import type { LedgerAccount, Paisa } from '@prostuti/payment-rules'
import { and, eq, sql } from 'drizzle-orm'

const { ledgerEntry, ledgerLine } = tables

/** What the books say is still owed for a booked order. */
export const owedOf = (tx: Tx, orderId: number): Promise<Paisa> => balanceOf(tx, orderId, 'receivable')

/** What the books say is owed to the doctor of an order. */
export const owedBackOf = async (tx: Tx, orderId: number): Promise<Paisa> =>
  Math.max(0, -(await balanceOf(tx, orderId, 'payable')))

async function balanceOf(tx: Tx, orderId: number, account: LedgerAccount): Promise<Paisa> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${ledgerLine.amountPaisa}), 0)::int` })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(and(eq(ledgerEntry.orderId, orderId), eq(ledgerLine.account, account)))
  return row?.sum ?? 0
}

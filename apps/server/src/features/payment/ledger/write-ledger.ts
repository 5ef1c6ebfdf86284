import { type Tx, tables } from '@prostuti/db'
import type { LedgerLine } from '@prostuti/payment-rules'

type NewEntry = Omit<typeof tables.ledgerEntry.$inferInsert, 'id'>

/** One happening in the books. The database refuses lines that do not come to nothing, and what is booked already. */
export async function writeLedger(tx: Tx, entry: NewEntry, lines: readonly LedgerLine[]): Promise<void> {
  const [made] = await tx.insert(tables.ledgerEntry).values(entry).returning({ id: tables.ledgerEntry.id })
  // Something without a price has an entry but no lines.
  if (lines.length === 0) return
  await tx
    .insert(tables.ledgerLine)
    .values(lines.map(({ account, amount }) => ({ entryId: made!.id, account, amountPaisa: amount })))
}

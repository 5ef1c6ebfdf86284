import { type Tx, tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'

const { cashCount, contact, staff } = tables

export type CashCount = {
  branch: { id: number; name: tables.LocalizedText }
  notes: Record<string, number>
  total: number
  by: { id: number; name: string }
  at: Date
}

/** The last count of each branch. */
export async function readCounts(tx: Tx, day: string): Promise<CashCount[]> {
  return tx
    .selectDistinctOn([cashCount.branchId], {
      branch: { id: contact.id, name: contact.name },
      notes: cashCount.notes,
      total: cashCount.totalPaisa,
      by: { id: staff.id, name: staff.name },
      at: cashCount.at,
    })
    .from(cashCount)
    .innerJoin(contact, eq(contact.id, cashCount.branchId))
    .innerJoin(staff, eq(staff.id, cashCount.staffId))
    .where(eq(cashCount.day, day))
    .orderBy(cashCount.branchId, desc(cashCount.id))
}

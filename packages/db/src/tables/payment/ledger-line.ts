import { ledgerAccounts } from '@prostuti/payment-rules'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../columns.ts'
import { ledgerEntry } from './ledger-entry.ts'

/** Above zero is debit, below is credit. */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerEntry.id),
    account: text({ enum: ledgerAccounts }).notNull(),
    amountPaisa: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.account] }),
    // The newest of one account, however rare it is.
    index('ledger_line_by_account').on(table.account, table.entryId),
    check('ledger_line_account', oneOf(table.account, ledgerAccounts)),
    check('ledger_line_amount', sql`${table.amountPaisa} <> 0`),
  ],
)

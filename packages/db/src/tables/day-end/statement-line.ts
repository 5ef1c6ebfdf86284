import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { payment } from '../payment/payment.ts'
import { refund } from '../payment/refund.ts'
import { staff } from '../staff/staff.ts'
import { statementFile } from './statement-file.ts'
import {
  type StatementCandidate,
  statementKinds,
  statementLineStates,
  statementProviders,
  statementWays,
} from './statement-values.ts'

/** One line of a statement. Amounts in paisa, without sign: the kind says which way the money went. */
export const statementLine = pgTable(
  'statement_line',
  {
    id: identity(),
    fileId: integer()
      .notNull()
      .references(() => statementFile.id),
    // The row of the file, as a spreadsheet program counts it.
    number: integer().notNull(),
    provider: text({ enum: statementProviders }).notNull(),
    // What makes it the same line in another file.
    fingerprint: text().notNull(),
    kind: text({ enum: statementKinds }).notNull(),
    providerId: text().notNull(),
    ownRef: text().notNull(),
    at: moment().notNull(),
    hasTime: boolean().notNull(),
    amountPaisa: integer().notNull(),
    isGross: boolean().notNull(),
    feePaisa: integer(),
    taxPaisa: integer(),
    netPaisa: integer(),
    payerEnd: text().notNull(),
    method: text().notNull(),
    batch: text().notNull(),
    isUneven: boolean().notNull(),
    raw: jsonb().$type<string[]>().notNull(),
    state: text({ enum: statementLineStates }).notNull(),
    way: text({ enum: statementWays }),
    candidates: jsonb().$type<StatementCandidate[]>().notNull().default([]),
    paymentId: integer().references(() => payment.id),
    refundId: integer().references(() => refund.id),
    // Who matched it by hand, or said what it is.
    staffId: integer().references(() => staff.id),
    decidedAt: moment(),
    words: text(),
  },
  (table) => [
    unique('statement_line_once').on(table.provider, table.fingerprint),
    index('statement_line_file_id').on(table.fileId, table.number),
    index('statement_line_at').on(table.at),
    index('statement_line_open').on(table.provider, table.at).where(sql`state in ('differs', 'proposed', 'stranger')`),
    // Money is matched once.
    uniqueIndex('statement_line_payment').on(table.paymentId).where(sql`state = 'matched' and kind = 'payment'`),
    uniqueIndex('statement_line_refund').on(table.refundId).where(sql`state = 'matched' and refund_id is not null`),
    check('statement_line_provider', oneOf(table.provider, statementProviders)),
    check('statement_line_kind', oneOf(table.kind, statementKinds)),
    check('statement_line_state', oneOf(table.state, statementLineStates)),
    check('statement_line_way', oneOf(table.way, statementWays)),
    check('statement_line_amount', sql`${table.amountPaisa} >= 0`),
    check(
      'statement_line_matched',
      sql`(${table.state} = 'matched') = (${table.paymentId} is not null or ${table.refundId} is not null)`,
    ),
    check(
      'statement_line_settled',
      sql`${table.state} <> 'settled' or (${table.words} is not null and ${table.staffId} is not null)`,
    ),
  ],
)

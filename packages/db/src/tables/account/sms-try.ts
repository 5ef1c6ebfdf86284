import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** One try to hand an SMS to a gateway. Neither the text nor the whole number is kept. */
export const smsTry = pgTable(
  'sms_try',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    gateway: text().notNull(),
    maskedPhone: text().notNull(),
    parts: integer().notNull(),
    ok: boolean().notNull(),
    code: text(),
    reference: text(),
    ms: integer().notNull(),
  },
  (table) => [index('sms_try_at').on(table.at)],
)

import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, oneOf, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { type StatementColumns, statementProviders } from './statement-values.ts'

/** How one layout of a provider is read, as somebody confirmed it. The next file with the same columns is read alike. */
export const statementProfile = pgTable(
  'statement_profile',
  {
    id: identity(),
    provider: text({ enum: statementProviders }).notNull(),
    // The names of the columns, without spaces and signs.
    headerKey: text().notNull(),
    mapping: jsonb().$type<StatementColumns>().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    ...timestamps(),
  },
  (table) => [
    unique('statement_profile_layout').on(table.provider, table.headerKey),
    check('statement_profile_provider', oneOf(table.provider, statementProviders)),
  ],
)

import { sql } from 'drizzle-orm'
import { check, customType, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { type StatementColumns, statementProviders } from './statement-values.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** `open`: it was brought, and its columns are to be confirmed. */
export const statementFileStates = ['open', 'taken', 'dropped'] as const

/** A statement as a provider gave it, and who brought it. */
export const statementFile = pgTable(
  'statement_file',
  {
    id: identity(),
    provider: text({ enum: statementProviders }).notNull(),
    name: text().notNull(),
    content: bytes().notNull(),
    sha256: text().notNull(),
    // As it was read, until it is taken.
    cells: jsonb().$type<string[][]>(),
    state: text({ enum: statementFileStates }).notNull().default('open'),
    mapping: jsonb().$type<StatementColumns>(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
    takenAt: moment(),
    // Of a taken one: how many lines came in, were there before, and were passed over as totals or failed tries.
    lines: integer().notNull().default(0),
    repeated: integer().notNull().default(0),
    passedOver: integer().notNull().default(0),
    firstDay: date(),
    lastDay: date(),
  },
  (table) => [
    // The same file counts once.
    uniqueIndex('statement_file_once').on(table.provider, table.sha256).where(sql`state = 'taken'`),
    index('statement_file_days').on(table.provider, table.firstDay, table.lastDay).where(sql`state = 'taken'`),
    index('statement_file_created_at').on(table.createdAt),
    check('statement_file_provider', oneOf(table.provider, statementProviders)),
    check('statement_file_state', oneOf(table.state, statementFileStates)),
    check('statement_file_taken', sql`(${table.state} = 'taken') <= (${table.takenAt} is not null)`),
  ],
)

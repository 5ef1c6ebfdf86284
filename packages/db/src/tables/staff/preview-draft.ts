import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from './staff.ts'

/** What a form of the office said when its preview was asked for. In the database, because any process may be asked to show it. */
export const previewDraft = pgTable(
  'preview_draft',
  {
    // The token itself is in the preview's address alone.
    tokenHash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    resource: text().notNull(),
    // Null for a new one.
    resourceId: text(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('preview_draft_expires_at').on(table.expiresAt)],
)

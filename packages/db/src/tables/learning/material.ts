import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { batch } from '../catalogue/batch.ts'
import { scheduleEvent } from '../catalogue/schedule-event.ts'
import { identity, listed, moment, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { staff } from '../staff/staff.ts'
import { document } from './document.ts'

export const materialKinds = ['lecture_sheet', 'slides', 'note', 'question_bank'] as const

/** Something to read in a course: a file by subject, perhaps the sheet of one lecture. */
export const material = pgTable(
  'material',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
    // The lecture beside which it lies.
    scheduleEventId: integer().references(() => scheduleEvent.id, { onDelete: 'set null' }),
    documentId: integer()
      .notNull()
      .references(() => document.id),
    kind: text({ enum: materialKinds }).notNull(),
    subject: localizedText().notNull(),
    title: localizedText().notNull(),
    downloadAllowed: boolean().notNull().default(false),
    publishedAt: moment().notNull(),
    // The last moment to read it; null is as long as the batch runs.
    until: moment(),
    // Null where it came with the product. Teachers change what they brought themselves.
    createdBy: integer().references(() => staff.id),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('material_batch_id').on(table.batchId, table.position, table.id),
    index('material_schedule_event_id').on(table.scheduleEventId),
    index('material_document_id').on(table.documentId),
    index('material_search').using(
      'gin',
      sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops`,
    ),
    index('material_hidden').on(table.id).where(sql`not is_active`),
    check('material_texts', isLocalizedText(table.subject, table.title)),
    check('material_kind', oneOf(table.kind, materialKinds)),
    check('material_until', sql`${table.until} > ${table.publishedAt}`),
  ],
)

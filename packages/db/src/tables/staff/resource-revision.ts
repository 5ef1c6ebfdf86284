import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from './staff.ts'

/**
 * What a thing said after each change that staff made to it, so that an older state can be restored and two people who
 * change it at once notice each other. Version 0 is what it said before anybody changed it in the office.
 */
export const resourceRevision = pgTable(
  'resource_revision',
  {
    resource: text().notNull(),
    resourceId: text().notNull(),
    version: integer().notNull(),
    at: moment().notNull().defaultNow(),
    // Null for version 0.
    staffId: integer().references(() => staff.id),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.resourceId, table.version] }),
    index('resource_revision_staff_id').on(table.staffId),
    check('resource_revision_version', sql`${table.version} >= 0`),
  ],
)

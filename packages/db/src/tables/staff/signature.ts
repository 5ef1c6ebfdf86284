import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { staff } from './staff.ts'

/**
 * What needs two people: one asks, another signs, and only then is it done. The deed is named as the code that does it names it, such as
 * 'paper.freeze'.
 */
export const signature = pgTable(
  'signature',
  {
    id: identity(),
    deed: text().notNull(),
    resource: text().notNull(),
    resourceId: text().notNull(),
    askedBy: integer()
      .notNull()
      .references(() => staff.id),
    askedAt: moment().notNull(),
    // Whom they had in mind; anybody else who may can sign as well.
    askedOf: integer().references(() => staff.id),
    words: text(),
    signedBy: integer().references(() => staff.id),
    signedAt: moment(),
    // Refused by another, or taken back by whoever asked.
    endedBy: integer().references(() => staff.id),
    endedAt: moment(),
    endedWords: text(),
  },
  (table) => [
    uniqueIndex('signature_open')
      .on(table.deed, table.resource, table.resourceId)
      .where(sql`signed_at is null and ended_at is null`),
    index('signature_resource').on(table.resource, table.resourceId, table.id),
    index('signature_waiting').on(table.askedAt).where(sql`signed_at is null and ended_at is null`),
    check('signature_signed', sql`(${table.signedBy} is null) = (${table.signedAt} is null)`),
    check('signature_ended', sql`(${table.endedBy} is null) = (${table.endedAt} is null)`),
    check('signature_once', sql`${table.signedAt} is null or ${table.endedAt} is null`),
    check('signature_two_people', sql`${table.signedBy} <> ${table.askedBy}`),
  ],
)

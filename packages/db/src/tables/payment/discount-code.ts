import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'

export const discountKinds = ['percent', 'amount'] as const

/** A word that takes something off a price. */
export const discountCode = pgTable(
  'discount_code',
  {
    id: identity(),
    // In capitals, with Latin digits; readers may type it as they like.
    code: text().notNull().unique(),
    kind: text({ enum: discountKinds }).notNull(),
    // Per cent, or paisa.
    value: integer().notNull(),
    startsAt: moment(),
    endsAt: moment(),
    // Null: any number of times.
    useLimit: integer(),
    useLimitPerDoctor: integer(),
    // `batch:1`, `event:2`, `subscription:3` of a shelf; null is for everything.
    only: text().array(),
    // Whom or what it was made for: a teacher, a campaign.
    owner: text().notNull().default(''),
    searchKey: text().notNull().generatedAlwaysAs(sql`search_key(code || ' ' || owner)`),
    isActive: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index('discount_code_created_at').on(table.createdAt, table.id),
    index('discount_code_owner').on(table.owner, table.createdAt, table.id),
    index('discount_code_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    check('discount_code_spelling', sql`${table.code} ~ '^[A-Z0-9]{3,20}$'`),
    check('discount_code_kind', oneOf(table.kind, discountKinds)),
    check('discount_code_value', sql`${table.value} > 0 and (${table.kind} = 'amount' or ${table.value} <= 100)`),
    check('discount_code_limits', sql`${table.useLimit} > 0 and ${table.useLimitPerDoctor} > 0`),
    check('discount_code_window', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, integer, timestamp } from 'drizzle-orm/pg-core'

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const moment = () => timestamp({ withTimezone: true })

export const timestamps = () => ({
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
})

/** What every list that staff arrange by hand carries; what is not active stays in the table but is not shown. */
export const listed = () => ({
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
})

export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** A path of this site or a web address; keeps javascript: and //host out of what pages render as links. */
export const isLink = (column: AnyPgColumn): SQL => sql`${column} ~ '^(/([^/\\\\]|$)|https?://)'`

/** Slugs stand in addresses: small Latin letters, digits, single hyphens. */
export const isSlug = (column: AnyPgColumn): SQL => sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`

/** Bengali comes in two encodings of ড় ঢ় য়; only the normalised one is stored, so that equal names are equal. */
export const isPlaceName = (column: AnyPgColumn): SQL => sql`${column} <> '' and ${column} is nfc normalized`

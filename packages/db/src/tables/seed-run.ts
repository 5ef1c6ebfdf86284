import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Which seeds this database has had, so that what staff changed or deleted afterwards stays so. */
export const seedRun = pgTable('seed_run', {
  name: text().primaryKey(),
  at: moment().notNull().defaultNow(),
})

import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** The token of a gateway that gives few of them: shared by all processes, renewed by one at a time under the row's lock. */
export const gatewayToken = pgTable('gateway_token', {
  gateway: text().primaryKey(),
  idToken: text().notNull(),
  refreshToken: text().notNull(),
  expiresAt: moment().notNull(),
  renewedAt: moment().notNull(),
})

import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment } from '../columns.ts'

/** The private address under which calendar programs follow a plan. Making a new one ends the old. */
export const planFeed = pgTable('plan_feed', {
  doctorId: integer()
    .primaryKey()
    .references(() => doctor.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique('plan_feed_token_hash_unique'),
  // So that the doctor can see it again; sealed (`seal-secret.ts`), as whoever has it reads the plan.
  sealedToken: text().notNull(),
  createdAt: moment().notNull(),
})

import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'

/** The pair of keys by which push services know this centre. The newest is given to browsers; what subscribed with an older one is still told with that. */
export const pushKey = pgTable('push_key', {
  id: identity(),
  // 65 bytes of a point on P-256, as browsers want it.
  publicKey: text().notNull().unique('push_key_public_key_unique'),
  // Sealed (`seal-secret.ts`): a stolen backup tells nobody anything in the centre's name.
  privateKey: text().notNull(),
  createdAt: moment().notNull(),
})

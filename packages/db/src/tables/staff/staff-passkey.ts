import { bigint, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { staff } from './staff.ts'

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
})

/** A key that a member's phone, computer or stick holds; here is only its public half. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: identity(),
    // As the authenticator calls it, in base64url.
    credentialId: text().notNull().unique('staff_passkey_credential_unique'),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    publicKey: bytes().notNull(),
    // Passkeys that are kept in a cloud always say 0.
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    isBackedUp: boolean().notNull(),
    // The host for which it was made; it works for no other.
    host: text().notNull(),
    // What its owner calls it.
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [index('staff_passkey_staff_id').on(table.staffId)],
)

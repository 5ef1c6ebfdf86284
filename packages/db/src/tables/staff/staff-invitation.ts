import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from './staff.ts'

/** `join` opens an account, `factor` lets somebody who lost every factor set up new ones. */
export const invitationKinds = ['join', 'factor'] as const

/** A link that lets one member choose how they sign in, once and within two days. The token itself is never stored. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: identity(),
    tokenHash: text().notNull().unique('staff_invitation_token_hash_unique'),
    kind: text({ enum: invitationKinds }).notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    // Null: by the command on the server.
    invitedBy: integer().references(() => staff.id),
    // Sealed. Offered when the link is opened; it becomes the member's once a code of it was typed.
    totpSecret: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    withdrawnAt: moment(),
  },
  (table) => [
    index('staff_invitation_staff_id').on(table.staffId),
    check('staff_invitation_kind', oneOf(table.kind, invitationKinds)),
  ],
)

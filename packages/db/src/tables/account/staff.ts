import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, oneOf, timestamps } from '../columns.ts'

export const staffRoles = ['owner', 'manager', 'teacher', 'support', 'accounts'] as const

/** A member of the centre. They sign in on the admin site. */
export const staff = pgTable(
  'staff',
  {
    id: identity(),
    name: text().notNull(),
    email: text().notNull().unique('staff_email_unique'),
    role: text({ enum: staffRoles }).notNull(),
    isActive: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [check('staff_role', oneOf(table.role, staffRoles))],
)

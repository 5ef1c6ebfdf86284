import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { teacher } from '../catalogue/teacher.ts'
import { identity, moment, oneOf, timestamps } from '../columns.ts'

export const staffRoles = ['owner', 'manager', 'teacher', 'support', 'accounts'] as const

/** What a member may do beyond their role. */
export const staffDuties = ['exam_control', 'review', 'despatch', 'approve_money', 'impersonate'] as const

/** A member of the centre. They sign in to the office. */
export const staff = pgTable(
  'staff',
  {
    id: identity(),
    name: text().notNull(),
    // In small letters.
    email: text().notNull().unique('staff_email_unique'),
    role: text({ enum: staffRoles }).notNull(),
    duties: text({ enum: staffDuties }).array().notNull().default([]),
    // The courses and branches whose things they see; null is every one.
    courseIds: integer().array(),
    branchIds: integer().array(),
    // The teacher of the timetables who they are; what of a row is the teacher's own is theirs.
    teacherId: integer().references(() => teacher.id, { onDelete: 'set null' }),
    // When role, duties or scope were last given: whoever was just given them signs nothing for a second person.
    roleGivenAt: moment().notNull().defaultNow(),
    // Null until the invitation is taken up, and for those who sign in with a passkey alone.
    passwordHash: text(),
    // Sealed (`seal-secret.ts`): a hash would not do, because codes are made from it.
    totpSecret: text(),
    // The half-minute of the last code that was taken; no code of it or of an earlier one is taken again.
    totpLastStep: bigint({ mode: 'number' }).notNull().default(0),
    // Wrong second factors in a row, and until when none is looked at.
    wrongFactors: integer().notNull().default(0),
    lockedUntil: moment(),
    lastSeenAt: moment(),
    isActive: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index('staff_teacher_id').on(table.teacherId),
    check('staff_role', oneOf(table.role, staffRoles)),
    check('staff_duties', sql`${table.duties} <@ array[${sql.raw(staffDuties.map((duty) => `'${duty}'`).join(', '))}]`),
    check('staff_email_is_small', sql`${table.email} = lower(${table.email})`),
    check('staff_password_is_argon2id', sql`${table.passwordHash} like '$argon2id$%'`),
    check(
      'staff_owner_has_no_bounds',
      sql`${table.role} <> 'owner' or (${table.courseIds} is null and ${table.branchIds} is null)`,
    ),
  ],
)

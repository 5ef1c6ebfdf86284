import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { device } from './device.ts'
import { doctor } from './doctor.ts'

// Withdrawn: a newer request took its place, or the device was verified or released before staff decided.
export const deviceRequestStatuses = ['open', 'approved', 'refused', 'withdrawn'] as const

/** A doctor over the device limit asks staff to admit one more. */
export const deviceRequest = pgTable(
  'device_request',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    deviceId: integer()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    status: text({ enum: deviceRequestStatuses }).notNull().default('open'),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
    decidedBy: integer().references(() => staff.id),
  },
  (table) => [
    uniqueIndex('device_request_one_open').on(table.doctorId).where(sql`status = 'open'`),
    check('device_request_status', oneOf(table.status, deviceRequestStatuses)),
    check('device_request_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
  ],
)

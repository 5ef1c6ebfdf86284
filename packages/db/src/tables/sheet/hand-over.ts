import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { couriers } from './couriers.ts'

/** Parcels given to one courier at one time: what its man signs for. Rows are only ever added. */
export const handOver = pgTable(
  'hand_over',
  {
    id: identity(),
    courier: text({ enum: couriers }).notNull(),
    // Of a courier without an API.
    courierName: text(),
    count: integer().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    at: moment().notNull(),
  },
  (table) => [
    index('hand_over_newest').on(table.at.desc()),
    index('hand_over_staff_id').on(table.staffId),
    check('hand_over_courier', oneOf(table.courier, couriers)),
  ],
)

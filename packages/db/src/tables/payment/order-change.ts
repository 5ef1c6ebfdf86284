import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { schedule } from '../catalogue/schedule.ts'
import { identity, moment, oneOf } from '../columns.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { PaymentTerms } from './payment.ts'
import { purchaseOrder } from './purchase-order.ts'

export const orderChangeKinds = ['move', 'postponement'] as const

/** What an order said before it was changed, so that receipts written before go on saying it. */
export type OrderBefore = PaymentTerms & { title: LocalizedText; detail: LocalizedText | null }

/**
 * What was changed of an order after it was booked: the timetable or batch it is for, or the day of one instalment. Each once:
 * the key sees to that. A booked order changes only in the transaction that writes such a row. Rows are only ever added.
 */
export const orderChange = pgTable(
  'order_change',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => purchaseOrder.id),
    kind: text({ enum: orderChangeKinds }).notNull(),
    before: jsonb().$type<OrderBefore>().notNull(),
    // How many receipts the order had by then.
    receipts: integer().notNull(),
    // Of a move: from where to where. Of a postponement: which part.
    fromScheduleId: integer().references(() => schedule.id),
    toScheduleId: integer().references(() => schedule.id),
    number: integer(),
    at: moment().notNull(),
  },
  (table) => [
    unique('order_change_once').on(table.orderId, table.kind),
    index('order_change_from_schedule_id').on(table.fromScheduleId),
    index('order_change_to_schedule_id').on(table.toScheduleId),
    check('order_change_kind', oneOf(table.kind, orderChangeKinds)),
    check(
      'order_change_what',
      sql`(${table.kind} = 'move') = (${table.fromScheduleId} is not null and ${table.toScheduleId} is not null) and (${table.kind} = 'postponement') = (${table.number} is not null)`,
    ),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { event } from '../catalogue/event.ts'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { enrolment } from '../learning/enrolment.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { subscription } from '../subscription/subscription.ts'
import { discountCode } from './discount-code.ts'

export const orderKinds = ['enrolment', 'event', 'subscription'] as const
export const paymentPlans = ['full', 'instalments'] as const

/**
 * An order: what is owed for one purchase. Until it is booked, price, code and plan follow the doctor's choices; from then on
 * nothing of it changes but by a row of `order_change`, and the database sees to that.
 */
export const purchaseOrder = pgTable(
  'purchase_order',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id),
    kind: text({ enum: orderKinds }).notNull(),
    enrolmentId: integer().references(() => enrolment.id),
    eventId: integer().references(() => event.id),
    subscriptionId: integer().references(() => subscription.id),
    // What was bought, in the words of that day.
    title: localizedText().notNull(),
    detail: localizedText(),
    listPaisa: integer().notNull(),
    // The reduction of the batch itself, and until when it ran.
    reductionPaisa: integer().notNull().default(0),
    reductionEndsAt: moment(),
    discountCodeId: integer().references(() => discountCode.id),
    codePaisa: integer().notNull().default(0),
    totalPaisa: integer().notNull(),
    plan: text({ enum: paymentPlans }).notNull().default('full'),
    // The first money came, or nothing was owed: the whole is binding from here on.
    bookedAt: moment(),
    // Everything was paid.
    paidAt: moment(),
    // Nobody asks for the rest any more: the hold ended before anything was paid, or the enrolment ended early.
    closedAt: moment(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('purchase_order_enrolment').on(table.enrolmentId),
    uniqueIndex('purchase_order_subscription').on(table.subscriptionId),
    uniqueIndex('purchase_order_event').on(table.doctorId, table.eventId).where(sql`closed_at is null`),
    index('purchase_order_doctor_id').on(table.doctorId, table.createdAt),
    index('purchase_order_discount_code_id').on(table.discountCodeId),
    // What reminders and dues look at.
    index('purchase_order_owing')
      .on(table.id)
      .where(sql`booked_at is not null and paid_at is null and closed_at is null`),
    index('purchase_order_booked_at').on(table.bookedAt, table.kind).where(sql`booked_at is not null`),
    check('purchase_order_kind', oneOf(table.kind, orderKinds)),
    check('purchase_order_plan', oneOf(table.plan, paymentPlans)),
    check('purchase_order_texts', isLocalizedText(table.title, table.detail)),
    check(
      'purchase_order_thing',
      sql`(${table.kind} = 'enrolment') = (${table.enrolmentId} is not null) and (${table.kind} = 'event') = (${table.eventId} is not null) and (${table.kind} = 'subscription') = (${table.subscriptionId} is not null)`,
    ),
    check(
      'purchase_order_price',
      sql`${table.totalPaisa} = ${table.listPaisa} - ${table.reductionPaisa} - ${table.codePaisa} and ${table.totalPaisa} >= 0 and ${table.reductionPaisa} >= 0 and ${table.codePaisa} >= 0`,
    ),
    check('purchase_order_code', sql`${table.codePaisa} = 0 or ${table.discountCodeId} is not null`),
  ],
)

import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { enrolment } from '../learning/enrolment.ts'
import { district } from '../places/district.ts'
import { division } from '../places/division.ts'
import { upazila } from '../places/upazila.ts'
import { staff } from '../staff/staff.ts'
import { couriers } from './couriers.ts'
import { handOver } from './hand-over.ts'

/** Where a parcel is for whoever packs: what is booked waits for the bench, then for the courier's man. */
const deliveryStages = [
  'draft',
  'to_pack',
  'to_hand_over',
  'on_the_way',
  'on_hold',
  'delivered',
  'returned',
  'cancelled',
] as const

export const deliveryStates = [
  'draft',
  'booked',
  'picked',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned',
  'cancelled',
  'on_hold',
] as const

/**
 * One parcel of lecture sheets to one doctor. The address is a copy: moving house later does not turn it round. It is empty
 * once the doctor has closed the account.
 */
export const sheetDelivery = pgTable(
  'sheet_delivery',
  {
    id: identity(),
    enrolmentId: integer()
      .notNull()
      .references(() => enrolment.id, { onDelete: 'cascade' }),
    state: text({ enum: deliveryStates }).notNull().default('draft'),
    recipientName: text().notNull(),
    // E.164.
    recipientPhone: text().notNull(),
    divisionId: integer()
      .notNull()
      .references(() => division.id),
    districtId: integer()
      .notNull()
      .references(() => district.id),
    upazilaId: integer()
      .notNull()
      .references(() => upazila.id),
    address: text().notNull(),
    note: text(),
    courier: text({ enum: couriers }).notNull(),
    // Ours, with the courier: unique, so that booking twice after a lost answer makes one parcel.
    invoice: text().notNull().unique('sheet_delivery_invoice_unique'),
    consignmentId: text(),
    trackingCode: text(),
    // Of a courier without an API: 'Sundarban', as staff typed it.
    courierName: text(),
    // When the job books it or asks about it; null when there is nothing to do.
    nextAskAt: moment(),
    tries: integer().notNull().default(0),
    bookedAt: moment(),
    settledAt: moment(),
    // Why the courier did not take it, in its own words; gone once it is asked again.
    refusal: text(),
    // Its volumes were put in, and counted off the shelf.
    packedAt: moment(),
    packedBy: integer().references(() => staff.id),
    // With which others it was given to the courier; from then on nobody unpacks it.
    handOverId: integer().references(() => handOver.id),
    // It came back and was opened; its volumes are on the shelf again.
    receivedBackAt: moment(),
    // The parcel that did not arrive, in whose place this one goes.
    resendOfId: integer().references((): AnyPgColumn => sheetDelivery.id, { onDelete: 'set null' }),
    // As `stageOf` in the server says it.
    stage: text({ enum: deliveryStages })
      .notNull()
      .generatedAlwaysAs(sql`case
      when state in ('picked', 'in_transit', 'out_for_delivery') then 'on_the_way'
      when state <> 'booked' then state
      when hand_over_id is not null then 'on_the_way'
      when packed_at is null then 'to_pack' else 'to_hand_over' end`),
    ...timestamps(),
  },
  (table) => [
    index('sheet_delivery_enrolment_id').on(table.enrolmentId, table.id),
    index('sheet_delivery_to_ask').on(table.nextAskAt).where(sql`next_ask_at is not null`),
    uniqueIndex('sheet_delivery_consignment')
      .on(table.courier, table.consignmentId)
      .where(sql`consignment_id is not null`),
    index('sheet_delivery_tracking_code').on(table.trackingCode).where(sql`tracking_code is not null`),
    // What waits to be sent.
    index('sheet_delivery_waiting').on(table.createdAt).where(sql`state in ('draft', 'on_hold')`),
    // Read backwards, the newest first: an index that is itself descending has its nulls at the other end.
    index('sheet_delivery_newest').on(table.createdAt, table.id),
    index('sheet_delivery_stage').on(table.stage, table.createdAt, table.id),
    index('sheet_delivery_by_courier').on(table.courier, table.createdAt, table.id),
    // What is under way: of these some are late.
    index('sheet_delivery_open').on(table.createdAt, table.id).where(sql`settled_at is null`),
    index('sheet_delivery_refused').on(table.createdAt, table.id).where(sql`state = 'draft' and refusal is not null`),
    index('sheet_delivery_in_doubt')
      .on(table.createdAt, table.id)
      .where(sql`state = 'on_hold' and consignment_id is null and booked_at is null`),
    index('sheet_delivery_recipient').using('gin', sql`recipient_name gin_trgm_ops`),
    index('sheet_delivery_hand_over_id').on(table.handOverId),
    uniqueIndex('sheet_delivery_resent_once').on(table.resendOfId),
    check('sheet_delivery_state', oneOf(table.state, deliveryStates)),
    check('sheet_delivery_courier', oneOf(table.courier, couriers)),
    check('sheet_delivery_phone', sql`${table.recipientPhone} ~ '^(\\+8801[3-9][0-9]{8})?$'`),
    check(
      'sheet_delivery_address',
      sql`char_length(${table.address}) between 5 and 200 or (${table.address} = '' and ${table.recipientPhone} = '')`,
    ),
  ],
)

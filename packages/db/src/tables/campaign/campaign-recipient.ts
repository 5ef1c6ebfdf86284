import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment, oneOf } from '../columns.ts'
import { campaign } from './campaign.ts'

/**
 * `sending`: marked before a gateway is called, and settled by what it answers. `doubtful`: whether it was sent is not known, and no
 * gateway can say; it is never sent again by itself. `held`: had the same text within a day.
 */
export const recipientStates = ['waiting', 'sending', 'sent', 'failed', 'doubtful', 'held'] as const
export const smsDeliveryStates = ['delivered', 'undelivered'] as const

/** A doctor whom a campaign is for. Neither the text nor a number: these are read when it is sent. */
export const campaignRecipient = pgTable(
  'campaign_recipient',
  {
    campaignId: integer()
      .notNull()
      .references(() => campaign.id, { onDelete: 'cascade' }),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    state: text({ enum: recipientStates }).notNull().default('waiting'),
    // Calls of a gateway that were begun; the id of a message has the number of its try.
    tries: integer().notNull().default(0),
    // How often the last try was asked about after it had been left without an answer.
    asked: integer().notNull().default(0),
    // The gateway of the last try, its own id of the message, and its number for a refusal.
    gateway: text(),
    reference: text(),
    code: text(),
    triedAt: moment(),
    delivery: text({ enum: smsDeliveryStates }),
    // When the gateway was last asked whether it arrived.
    deliveryAskedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.doctorId] }),
    index('campaign_recipient_state').on(table.campaignId, table.state, table.tries, table.doctorId),
    index('campaign_recipient_doctor_id').on(table.doctorId),
    // Those of which a gateway can still be asked whether they arrived.
    index('campaign_recipient_undelivered')
      .on(table.gateway, table.triedAt)
      .where(sql`state = 'sent' and delivery is null and reference is not null`),
    check('campaign_recipient_state_name', oneOf(table.state, recipientStates)),
    check('campaign_recipient_delivery', oneOf(table.delivery, smsDeliveryStates)),
    check('campaign_recipient_tried', sql`${table.state} not in ('sending', 'sent', 'doubtful') or ${table.tries} > 0`),
  ],
)

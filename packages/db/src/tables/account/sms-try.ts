import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { campaign } from '../campaign/campaign.ts'
import { moment } from '../columns.ts'

/** One try to hand an SMS to a gateway. Neither the text nor the whole number is kept. */
export const smsTry = pgTable(
  'sms_try',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    gateway: text().notNull(),
    maskedPhone: text().notNull(),
    parts: integer().notNull(),
    ok: boolean().notNull(),
    code: text(),
    reference: text(),
    ms: integer().notNull(),
    // The campaign that it belongs to; null for codes, receipts and reminders.
    campaignId: integer().references(() => campaign.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('sms_try_at').on(table.at),
    index('sms_try_campaign_id').on(table.campaignId, table.id).where(sql`campaign_id is not null`),
  ],
)

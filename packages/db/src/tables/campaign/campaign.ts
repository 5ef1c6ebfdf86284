import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import type { CampaignAudience, CampaignRehearsal } from './campaign-values.ts'

/** `fuse`: it was started and can still be taken back; `paused`: it waits by itself; `stopped`: somebody stopped it. */
export const campaignStates = ['draft', 'rehearsed', 'fuse', 'sending', 'paused', 'stopped', 'done'] as const
/** Why it waits by itself: no gateway takes SMS, or it is night. */
export const pauseReasons = ['gateway', 'quiet'] as const

/** One SMS to many doctors. The text is kept here once, and of those it goes to only who they are. */
export const campaign = pgTable(
  'campaign',
  {
    id: identity(),
    // What staff call it; no doctor reads it.
    title: text().notNull(),
    text: text().notNull(),
    // Of the text without its spaces: the same one to the same doctor is held back for a day.
    textHash: text().notNull(),
    audience: jsonb().$type<CampaignAudience>().notNull(),
    state: text({ enum: campaignStates }).notNull().default('draft'),
    // A part of every id that a gateway knows its messages by; drawn by lot, so that no restored copy of the books uses one twice.
    key: text().notNull(),
    parts: integer().notNull(),
    // What a part cost when it was started; null where nobody had said so.
    partPaisa: integer(),
    rehearsal: jsonb().$type<CampaignRehearsal>(),
    rehearsedAt: moment(),
    // When this text was last sent to somebody of the staff to look at.
    testedAt: moment(),
    createdBy: integer()
      .notNull()
      .references(() => staff.id),
    startedBy: integer().references(() => staff.id),
    startedAt: moment(),
    // Before this moment nothing has left.
    fuseEndsAt: moment(),
    pauseReason: text({ enum: pauseReasons }),
    // When a paused one goes on by itself.
    resumesAt: moment(),
    // Pauses in a row that a gateway made; the next one is longer.
    gatewayPauses: integer().notNull().default(0),
    // Of its recipients, counted after each chunk.
    recipients: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    doubtful: integer().notNull().default(0),
    held: integer().notNull().default(0),
    endedAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('campaign_running').on(table.id).where(sql`state in ('fuse', 'sending', 'paused')`),
    index('campaign_created_at').on(table.createdAt, table.id),
    index('campaign_state').on(table.state, table.id),
    index('campaign_created_by').on(table.createdBy, table.id),
    index('campaign_text_hash').on(table.textHash),
    check('campaign_state_name', oneOf(table.state, campaignStates)),
    check('campaign_pause', sql`(${table.state} = 'paused') = (${table.pauseReason} is not null)`),
    check('campaign_pause_reason', oneOf(table.pauseReason, pauseReasons)),
    check('campaign_fuse', sql`${table.state} <> 'fuse' or ${table.fuseEndsAt} is not null`),
    check('campaign_texts', sql`${table.title} <> '' and ${table.text} <> '' and ${table.text} is nfc normalized`),
  ],
)

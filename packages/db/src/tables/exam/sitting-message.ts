import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { attempt } from './attempt.ts'
import { sittingDeed } from './sitting-deed.ts'

/** For whom the words of a deed are, and when they read them. Of what is for everybody a row comes when somebody has read it. */
export const sittingMessage = pgTable(
  'sitting_message',
  {
    deedId: integer()
      .notNull()
      .references(() => sittingDeed.id),
    attemptId: integer()
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    readAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.deedId, table.attemptId] }),
    index('sitting_message_attempt_id').on(table.attemptId),
  ],
)

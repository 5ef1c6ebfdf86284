import { sql } from 'drizzle-orm'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { complaintMessage } from './complaint-message.ts'

/** An SMS that says that an answer has come, to a doctor who wished for it. */
export const answerSms = pgTable(
  'answer_sms',
  {
    messageId: integer()
      .primaryKey()
      .references(() => complaintMessage.id, { onDelete: 'cascade' }),
    // When to send it; null once it has left.
    tellAt: moment(),
  },
  (table) => [index('answer_sms_to_send').on(table.tellAt).where(sql`tell_at is not null`)],
)

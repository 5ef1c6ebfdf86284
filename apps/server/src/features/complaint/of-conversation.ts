import { tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const { complaint } = tables

/** Whether something was written in this complaint, or in one that was made one with it: nothing that was written is ever moved. */
export const ofConversation = (writtenIn: PgColumn | SQL, complaintId: number | PgColumn): SQL =>
  sql`${writtenIn} in (select part.id from ${complaint} part where part.id = ${complaintId} or part.merged_into_id = ${complaintId})`

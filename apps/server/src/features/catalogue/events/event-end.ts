import { tables } from '@prostuti/db'
import { usualEventMs } from '@prostuti/exam-rules'
import { type SQL, sql } from 'drizzle-orm'

const { event } = tables

/** `eventEnd` of the rules, for a query. */
export const eventEnd: SQL = sql`coalesce(${event.endsAt}, ${event.startsAt} + make_interval(secs => ${usualEventMs / 1000}))`

import { graceMs } from '@prostuti/exam-rules'
import { type SQL, sql } from 'drizzle-orm'

/**
 * When a paper has closed for everybody, as `closingOf` has it: with the time that the control room gave, and moving along with the
 * clock while it is paused. Null where it never does. `alias` is what the query calls the paper.
 */
export function closingNow(now: Date, alias = 'paper'): SQL<Date | null> {
  const of = sql.raw(`"${alias}"`)
  const last = sql`greatest(${of}.closes_at, ${of}.extended_until)`
  return sql<Date | null>`(case when ${of}.closes_at is not null then ${last} + ${graceMs} * interval '1 millisecond'
    + case when ${of}.paused_at < ${last} then greatest(${momentOf(now)} - ${of}.paused_at, interval '0') else interval '0' end
    end)`
}

export const momentOf = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`

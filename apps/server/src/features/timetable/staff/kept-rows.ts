import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/**
 * The rows of a batch on which something hangs. `sat`: somebody in its schedule has begun its exam; `used`: somebody came to it,
 * wrote about it, or a material lies beside it.
 */
export async function readKeptRows(tx: Tx, batchId: number): Promise<Map<number, 'sat' | 'used'>> {
  const { rows } = await tx.execute<{ id: number; sat: boolean }>(sql`
    with row as (
      select schedule_event.id, schedule_event.schedule_id, schedule_event.paper_id
      from schedule_event join schedule on schedule.id = schedule_event.schedule_id
      where schedule.batch_id = ${batchId}
    )
    select row.id, true as sat from row
    where row.paper_id is not null and exists (
      select from attempt join enrolment on enrolment.doctor_id = attempt.doctor_id
      where attempt.paper_id = row.paper_id
        and (enrolment.schedule_id = row.schedule_id or enrolment.moved_from_schedule_id = row.schedule_id)
    )
    union all
    select row.id, false as sat from row
    where exists (select from class_attendance where schedule_event_id = row.id)
      or exists (select from complaint where schedule_event_id = row.id)
      or exists (select from material where schedule_event_id = row.id)`)
  const kept = new Map<number, 'sat' | 'used'>()
  for (const { id, sat } of rows) if (sat || !kept.has(id)) kept.set(id, sat ? 'sat' : 'used')
  return kept
}

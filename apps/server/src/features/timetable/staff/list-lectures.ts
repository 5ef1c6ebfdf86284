import type { QueryOf, ResponseOf } from '@prostuti/contract'
import type { listLectures as listLecturesCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { saysIn } from '../../../input/typed-text.ts'
import { inBranches, type StaffMember, seesBatch } from '../../staff/index.ts'

const { batch, schedule, scheduleEvent } = tables

type Choosing = { query: QueryOf<typeof listLecturesCall>; member: StaffMember; now: Date }

/** Lectures that something can lie beside: what is just over or about to come is what somebody looks for. */
export async function listLectures(
  tx: Tx,
  { query, member, now }: Choosing,
): Promise<ResponseOf<typeof listLecturesCall>> {
  const rows = await tx
    .select({ event: scheduleEvent, schedule: schedule.title })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(
      and(
        ne(scheduleEvent.kind, 'exam'),
        eq(scheduleEvent.isCancelled, false),
        query.batch === undefined ? undefined : eq(batch.id, query.batch),
        query.ids === undefined ? undefined : inArray(scheduleEvent.id, numbersIn(query.ids)),
        query.q === undefined ? undefined : saysIn(scheduleEvent.title, query.q),
        seesBatch(member),
        inBranches(member, schedule.contactId),
      ),
    )
    .orderBy(
      sql`abs(extract(epoch from ${scheduleEvent.startsAt} - ${now.toISOString()}::timestamptz))`,
      asc(scheduleEvent.id),
    )
    .limit(query['per-page'] ?? 20)
  return {
    rows: rows.map(({ event, schedule: title }) => ({
      id: event.id,
      title: event.title,
      subject: event.subject,
      schedule: title,
      starts_at: event.startsAt.toISOString(),
    })),
  }
}

/** Keys of lectures are numbers; anything else is the key of none. */
const numbersIn = (ids: string): number[] =>
  ids
    .split(',')
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number)

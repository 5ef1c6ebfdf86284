import { type Tx, tables } from '@prostuti/db'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { and, asc, count, eq, gte, lt } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { type StaffMember, seesBatch } from '../../staff/index.ts'

const { batch, holiday, schedule, scheduleEvent } = tables

const dayMs = 86_400_000

/** The batches that a member sees and that have something on the day, so that it can be moved in their sheets. */
export async function listHolidayClasses(tx: Tx, { id, member }: { id: number; member: StaffMember }) {
  const [found] = await tx.select().from(holiday).where(eq(holiday.id, id))
  if (found === undefined) throw new AppError('not_found')
  const from = dhakaMidnight(found.day)
  const batches = await tx
    .select({ id: batch.id, title: batch.title, rows: count() })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(
      and(
        gte(scheduleEvent.startsAt, from),
        lt(scheduleEvent.startsAt, new Date(from.getTime() + dayMs)),
        eq(scheduleEvent.isCancelled, false),
        seesBatch(member),
      ),
    )
    .groupBy(batch.id)
    .orderBy(asc(batch.id))
  return { batches }
}

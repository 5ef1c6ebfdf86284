import { holidayResource } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { and, asc, count, eq, gte, lt } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { readVersion } from '../../resource/index.ts'
import { type StaffMember, seesBatch, type Written } from '../../staff/index.ts'
import { holidayStore } from './holiday-store.ts'

const { batch, holiday, schedule, scheduleEvent } = tables

const dayMs = 86_400_000

type OneHoliday = { id: number; member: StaffMember }

/** The batches that a member sees and that have something on the day, so that it can be moved in their sheets. */
export async function listHolidayClasses(tx: Tx, { id, member }: OneHoliday) {
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

/** Nothing hangs on a holiday: timetables only look at it when their rows are moved. */
export async function removeHoliday(
  tx: Transaction,
  { id, version, member }: OneHoliday & { version: number },
): Promise<Written<undefined>> {
  const thing = { resource: holidayResource.name, resourceId: String(id) }
  const before = await holidayStore.read(tx, { id, member, hold: true })
  if (before === undefined) throw new AppError('not_found')
  if ((await readVersion(tx, thing)).version !== version) throw new AppError('version_conflict')
  await tx.delete(holiday).where(eq(holiday.id, id))
  return { answer: undefined, ...thing, before }
}

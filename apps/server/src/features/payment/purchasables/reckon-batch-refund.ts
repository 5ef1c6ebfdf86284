import { type Tx, tables } from '@prostuti/db'
import { defaultChangeRule, type Reckoning, reckonBatchRefund as reckon } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { MoneyOfOrder, Purchase } from './purchasable.ts'

const { batch, courseSetting, enrolment, schedule, scheduleEvent, sheet, sheetDelivery, sheetDeliveryItem } = tables

/** What leaving the batch gives back now: by the classes of the doctor's own timetable, and the sheets that were sent to them. */
export async function reckonBatchRefund(
  tx: Tx,
  { id }: Purchase,
  { total, here, bookedAt }: MoneyOfOrder,
  now: Date,
): Promise<Reckoning> {
  const [own] = await tx
    .select({
      scheduleId: enrolment.scheduleId,
      movedFrom: enrolment.movedFromScheduleId,
      movedAt: enrolment.movedAt,
      startsOn: batch.startsOn,
      endsOn: batch.endsOn,
      lectures: batch.lectures,
      fullRefundDays: sql<number>`coalesce(${courseSetting.fullRefundDays}, ${defaultChangeRule.fullRefundDays})`,
    })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, batch.courseId))
    .where(eq(enrolment.id, id))
  const { scheduleId, movedFrom, movedAt, startsOn, endsOn, lectures, fullRefundDays } = own!
  const classes = await countClasses(tx, scheduleId, now)
  return reckon(
    {
      ...{ total, here, endsOn, fullRefundDays },
      firstClassOn: classes.first === null ? startsOn : dhakaDate(new Date(classes.first)),
      enrolledOn: dhakaDate(bookedAt),
      // A timetable may be written week by week; as many as were promised are coming.
      classes: { held: classes.held, all: Math.max(lectures, classes.all) },
      sheets: await countSheets(tx, id),
      left: movedFrom === null ? null : await readLeft(tx, movedFrom, movedAt!),
    },
    dhakaDate(now),
  )
}

/** What was held of a timetable until the doctor moved away from it. */
async function readLeft(tx: Tx, scheduleId: number, movedAt: Date) {
  const [row] = await tx
    .select({ lectures: batch.lectures, startsOn: batch.startsOn })
    .from(schedule)
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(eq(schedule.id, scheduleId))
  const { first, held, all } = await countClasses(tx, scheduleId, movedAt)
  return {
    firstClassOn: first === null ? row!.startsOn : dhakaDate(new Date(first)),
    movedOn: dhakaDate(movedAt),
    classes: { held, all: Math.max(row!.lectures, all) },
  }
}

async function countClasses(tx: Tx, scheduleId: number, now: Date) {
  const at = sql.param(now, scheduleEvent.endsAt)
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      held: sql<number>`(count(*) filter (where ${scheduleEvent.endsAt} <= ${at}))::int`,
      first: sql<string | null>`min(${scheduleEvent.startsAt})`,
    })
    .from(scheduleEvent)
    .where(
      and(
        eq(scheduleEvent.scheduleId, scheduleId),
        ne(scheduleEvent.kind, 'exam'),
        eq(scheduleEvent.isCancelled, false),
      ),
    )
  return row!
}

/** Those that left the centre and did not come back. */
export async function countSheets(tx: Tx, enrolmentId: number): Promise<{ sent: number; cost: number }> {
  const [row] = await tx
    .select({
      sent: sql<number>`count(*)::int`,
      cost: sql<number>`coalesce(sum(${sheet.pricePaisa}), 0)::int`,
    })
    .from(sheet)
    .where(
      inArray(
        sheet.id,
        tx
          .select({ id: sheetDeliveryItem.sheetId })
          .from(sheetDeliveryItem)
          .innerJoin(sheetDelivery, eq(sheetDelivery.id, sheetDeliveryItem.deliveryId))
          .where(
            and(
              eq(sheetDelivery.enrolmentId, enrolmentId),
              notInArray(sheetDelivery.state, ['draft', 'cancelled', 'returned']),
            ),
          ),
      ),
    )
  return row!
}

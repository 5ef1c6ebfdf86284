import { type Transaction, type Tx, tables } from '@prostuti/db'
import { addDays, daysBetween, isOpenDay, shiftDates, weekdayOf } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { Locale } from '@prostuti/text/locale'
import { asc, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'
import { batchStore } from './batch-store.ts'
import { refuseSharedBatch } from './prepare-batch.ts'

const { holiday, liveClass, schedule, scheduleEvent } = tables

type Copying = {
  id: number
  title: { bn: string; en?: string | undefined }
  sessionId: number
  /** On this day the first class of the new batch is held. */
  firstClassOn: string
  member: StaffMember
  now: Date
  locale: Locale
}

type Row = typeof scheduleEvent.$inferSelect
type Schedule = typeof schedule.$inferSelect

const dayMs = 86_400_000
const rowsAtOnce = 500

/**
 * A draft with everything of a batch but its doctors: timetables and rows move so that the first class is on the given day, around
 * Fridays, holidays and hartal days. Papers, recordings and links of meetings belong to the days that were; rows that were called off
 * are left behind.
 */
export async function copyBatch(tx: Transaction, copying: Copying): Promise<{ id: number; rows: number }> {
  const { title, sessionId, firstClassOn, member, now, locale } = copying
  const { fields, schedules, moved, dates, days } = await planCopy(tx, copying)
  const later = (moment: string | null) => moment && new Date(Date.parse(moment) + days * dayMs).toISOString()
  const newId = await batchStore.write(tx, {
    id: undefined,
    before: undefined,
    member,
    now,
    locale,
    fields: {
      ...fields,
      title,
      course_session_id: sessionId,
      starts_on: dates[0] ?? firstClassOn,
      ends_on: dates.at(-1) ?? addDays(fields.ends_on, days),
      enrolment_ends_at: later(fields.enrolment_ends_at)!,
      discount_ends_at: later(fields.discount_ends_at),
      instalments: fields.instalments.map((part) => ({ ...part, due_on: part.due_on && addDays(part.due_on, days) })),
      is_active: false,
    },
  })
  for (const [at, each] of schedules.entries()) await copySchedule(tx, each, { batchId: newId, rows: moved[at]!, now })
  return { id: newId, rows: dates.length }
}

type Planning = Pick<Copying, 'id' | 'firstClassOn' | 'member' | 'locale'>

/** On which days the classes of a copy would be. Nothing is written. */
export async function previewCopy(tx: Tx, planning: Planning) {
  const { dates } = await planCopy(tx, planning)
  return { rows: dates.length, first_on: dates[0] ?? null, last_on: dates.at(-1) ?? null }
}

async function planCopy(tx: Tx, { id, firstClassOn, member, locale }: Planning) {
  const fields = await batchStore.read(tx, { id, member })
  if (fields === undefined) throw new AppError('not_found')
  await refuseSharedBatch(tx, { id, member, locale })
  const schedules = await tx
    .select()
    .from(schedule)
    .where(eq(schedule.batchId, id))
    .orderBy(asc(schedule.position), asc(schedule.id))
  const rows = await readRows(tx, schedules)
  const holidays = new Set((await tx.select({ day: holiday.day }).from(holiday)).map(({ day }) => day))
  if (holidays.has(firstClassOn)) refuseFields({ first_class_on: messages.error_field_is_holiday({}, { locale }) })
  const firstDay = rows[0] ? dhakaDate(rows[0].startsAt) : fields.starts_on
  const days = daysBetween(firstDay, firstClassOn)
  const moved = schedules.map((each) => moveRows(each, rows, { days, firstClassOn, holidays }))
  const dates = moved.flatMap((each) => each.map(({ startsAt }) => dhakaDate(startsAt))).toSorted()
  return { fields, schedules, moved, dates, days }
}

/** In the order of time; what was called off stays where it was. */
const readRows = (tx: Tx, schedules: Schedule[]): Promise<Row[]> =>
  schedules.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(scheduleEvent)
        .where(
          inArray(
            scheduleEvent.scheduleId,
            schedules.map(({ id }) => id),
          ),
        )
        .orderBy(asc(scheduleEvent.startsAt), asc(scheduleEvent.id))
        .then((rows) => rows.filter(({ isCancelled }) => !isCancelled))

type Move = { days: number; firstClassOn: string; holidays: ReadonlySet<string> }

/** The rows of one schedule on the days of the week that it has anyway, whichever way the dates fall. */
function moveRows(of: Schedule, rows: Row[], { days, firstClassOn, holidays }: Move): Row[] {
  const own = rows.filter(({ scheduleId }) => scheduleId === of.id)
  const dates = own.map(({ startsAt }) => dhakaDate(startsAt))
  const isOpen = isOpenDay({ holidays, weekdays: [...of.weekdays, ...dates.map(weekdayOf)] })
  const moves = shiftDates(dates, { days, isOpen: (date) => date === firstClassOn || isOpen(date) })
  return own.map((row, at) => {
    const by = daysBetween(dates[at]!, moves.get(dates[at]!)!) * dayMs
    return { ...row, startsAt: new Date(row.startsAt.getTime() + by), endsAt: new Date(row.endsAt.getTime() + by) }
  })
}

type Copied = { batchId: number; rows: Row[]; now: Date }

async function copySchedule(tx: Transaction, of: Schedule, { batchId, rows, now }: Copied): Promise<void> {
  const { id: _id, seatsSold: _sold, ...values } = of
  const [made] = await tx
    .insert(schedule)
    .values({ ...values, batchId, createdAt: now, updatedAt: now })
    .returning({ id: schedule.id })
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const copies = await tx
      .insert(scheduleEvent)
      .values(
        some.map(({ id: _row, paperId: _paper, videoId: _video, videoUntil: _until, ...row }) => ({
          ...row,
          scheduleId: made!.id,
          revision: 0,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .returning({ id: scheduleEvent.id })
    await copyHalls(tx, new Map(some.map(({ id }, at) => [id, copies[at]!.id])))
  }
}

/** A hall stays the same room; the link of a meeting is of one day. */
async function copyHalls(tx: Transaction, newIdOf: ReadonlyMap<number, number>): Promise<void> {
  const halls = await tx
    .select({ rowId: liveClass.scheduleEventId, hall: liveClass.hall })
    .from(liveClass)
    .where(inArray(liveClass.scheduleEventId, [...newIdOf.keys()]))
  const copies = halls.filter(({ hall }) => hall !== null)
  if (copies.length > 0)
    await tx
      .insert(liveClass)
      .values(
        copies.map(({ rowId, hall }) => ({ scheduleEventId: newIdOf.get(rowId)!, heldBy: 'hall' as const, hall })),
      )
}

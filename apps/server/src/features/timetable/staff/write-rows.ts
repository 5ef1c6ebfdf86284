import { type Transaction, tables } from '@prostuti/db'
import type { Difference, TimetableRow } from '@prostuti/exam-rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { momentsOf } from './sheet-rows.ts'

const { liveClass, notice, scheduleEvent } = tables

type Writing = { difference: Difference<TimetableRow>; after: ReadonlyMap<number, TimetableRow>; now: Date }

/** Fields that a calendar program or an open page shows. */
const hours: (keyof TimetableRow)[] = ['date', 'starts', 'minutes', 'isCancelled']

/** Writes a judged difference. Gives the added rows as they are stored, in the order in which they came. */
export async function writeRows(tx: Transaction, { difference, after, now }: Writing): Promise<TimetableRow[]> {
  const removed = difference.removed.map(({ id }) => id)
  await takeBackReminders(tx, [
    ...removed,
    ...difference.changed.filter(({ after: changes }) => hours.some((name) => name in changes)).map(({ id }) => id),
  ])
  if (removed.length > 0) await tx.delete(scheduleEvent).where(inArray(scheduleEvent.id, removed))
  for (const { id } of difference.changed) {
    const row = after.get(id)!
    await tx
      .update(scheduleEvent)
      .set({ ...valuesOf(row), revision: sql`${scheduleEvent.revision} + 1`, updatedAt: now })
      .where(eq(scheduleEvent.id, id))
  }
  const added = await insertRows(tx, difference.added, now)
  await writeHalls(
    tx,
    [
      ...difference.changed
        .filter(({ after: changes }) => 'hall' in changes || 'kind' in changes)
        .map(({ id }) => after.get(id)!),
      ...added.filter(({ hall }) => hall !== null),
    ],
    now,
  )
  return added
}

const valuesOf = (row: TimetableRow) => ({
  scheduleId: row.scheduleId,
  ...momentsOf(row),
  kind: row.kind,
  title: row.title,
  subject: row.subject,
  teacherId: row.teacherId,
  questions: row.questions,
  paperId: row.paperId,
  syllabus: row.syllabus,
  videoId: row.videoId,
  isCancelled: row.isCancelled,
})

async function insertRows(tx: Transaction, rows: TimetableRow[], now: Date): Promise<TimetableRow[]> {
  if (rows.length === 0) return []
  const made = await tx
    .insert(scheduleEvent)
    .values(rows.map((row) => ({ ...valuesOf(row), createdAt: now, updatedAt: now })))
    .returning({ id: scheduleEvent.id })
  return rows.map((row, at) => ({ ...row, id: made[at]!.id }))
}

/** A class of the old hour is reminded of no more; of the new one it is again. */
async function takeBackReminders(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const reminders = tx
    .select({ id: liveClass.reminderNoticeId })
    .from(liveClass)
    .where(and(inArray(liveClass.scheduleEventId, ids), sql`${liveClass.reminderNoticeId} is not null`))
  await tx.delete(notice).where(inArray(notice.id, reminders))
}

/** A hall that is written down is where the class is held; one that is wiped out leaves it open. Links stay as they are. */
async function writeHalls(tx: Transaction, rows: TimetableRow[], now: Date): Promise<void> {
  for (const { id, kind, hall } of rows) {
    const isHall = and(eq(liveClass.scheduleEventId, id), kind === 'exam' ? undefined : eq(liveClass.heldBy, 'hall'))
    if (hall === null) await tx.delete(liveClass).where(isHall)
    else {
      const place = { heldBy: 'hall' as const, hall, link: null, meetingNumber: null, passcode: null, youtubeId: null }
      await tx
        .insert(liveClass)
        .values({ scheduleEventId: id, ...place, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: liveClass.scheduleEventId, set: { ...place, updatedAt: now } })
    }
  }
}

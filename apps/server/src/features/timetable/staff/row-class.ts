import type { BodyOf, ResponseOf } from '@prostuti/contract'
import type { readRowClass, setRowClass } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { putLiveClass } from '../../live-class/index.ts'
import { inBranches, type StaffMember, type Written } from '../../staff/index.ts'
import { findBatch } from './find-batch.ts'

const { liveClass, schedule, scheduleEvent } = tables

type OneRow = { rowId: number; member: StaffMember }

/** How a lecture is held, with its link. */
export async function readClassOfRow(tx: Tx, asked: OneRow): Promise<ResponseOf<typeof readRowClass>> {
  await refuseForeignRow(tx, asked)
  const [held] = await tx.select().from(liveClass).where(eq(liveClass.scheduleEventId, asked.rowId))
  return { held: held ? presentHeld(held) : null }
}

type Setting = OneRow & { sent: BodyOf<typeof setRowClass>; now: Date; locale: Locale }

export async function setClassOfRow(tx: Transaction, setting: Setting): Promise<Written<undefined>> {
  const { rowId, sent, now, locale } = setting
  await refuseForeignRow(tx, setting)
  const { held_by: heldBy, link } = sent
  const passcode = 'passcode' in sent ? sent.passcode : undefined
  await putLiveClass(tx, {
    eventId: rowId,
    class: heldBy === 'youtube' ? { heldBy, link } : { heldBy, link, ...(passcode !== undefined && { passcode }) },
    now,
    locale,
  })
  // The link itself is not repeated in a list that more people read.
  return { answer: undefined, resource: 'timetable-row', resourceId: rowId, after: { held_by: heldBy } }
}

/** YouTube keeps the video's own signs alone; a form shows an address. */
const presentHeld = ({ heldBy, link, youtubeId, passcode }: typeof liveClass.$inferSelect) => ({
  held_by: heldBy,
  link: youtubeId === null ? link : `https://youtu.be/${youtubeId}`,
  passcode,
})

async function refuseForeignRow(tx: Tx, { rowId, member }: OneRow): Promise<void> {
  const [row] = await tx
    .select({ batchId: schedule.batchId })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .where(and(eq(scheduleEvent.id, rowId), inBranches(member, schedule.contactId)))
  if (row === undefined) throw new AppError('not_found')
  await findBatch(tx, { batchId: row.batchId, member })
}

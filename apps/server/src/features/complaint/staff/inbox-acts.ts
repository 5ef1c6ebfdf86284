import type { BodyOf } from '@prostuti/contract'
import type { noteInbox } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { tellLive } from '../../live/index.ts'
import { ofConversation } from '../of-conversation.ts'
import { readServiceTimes } from '../promise/read-service-times.ts'
import { afterWorkingHours } from '../promise/working-time.ts'
import { findInbox, holdInbox, type InboxKey } from './find-inbox.ts'
import { whoSees } from './who-sees.ts'

const { complaint, complaintMention, complaintNote } = tables

/** Whoever was given one begins within so many working hours, or it is everybody's again. */
const beginWithinHours = 4

type Act = InboxKey & { now: Date; locale: Locale }

/** Gives it to somebody who sees it, or back to everybody. Gives who had it before. */
export async function assign(tx: Transaction, { staffId, now, locale, ...key }: Act & { staffId: number | null }) {
  const held = await holdInbox(tx, key)
  if (staffId !== null && !(await whoSees(tx, held.id)).some(({ id }) => id === staffId))
    throw invalidFields({ staff_id: messages.error_field_invalid_choice({}, { locale }) })
  const times = await readServiceTimes(tx, now)
  const isTheirOwn = staffId === key.member.id
  await tx
    .update(complaint)
    .set({
      assigneeId: staffId,
      // Who takes it themselves has begun.
      assigneeUntil: staffId === null || isTheirOwn ? null : afterWorkingHours(now, beginWithinHours, times),
      updatedAt: now,
    })
    .where(eq(complaint.id, held.id))
  return held
}

/** What was given to somebody who has not begun is everybody's again. */
export async function returnUntouched(tx: Tx, now: Date): Promise<number> {
  const returned = await tx
    .update(complaint)
    .set({ assigneeId: null, assigneeUntil: null })
    .where(and(eq(complaint.state, 'open'), sql`${complaint.assigneeUntil} < ${now.toISOString()}::timestamptz`))
    .returning({ id: complaint.id })
  return returned.length
}

/** A year is as good as never. */
const snoozedAtMostMs = 366 * 86_400_000

export async function snooze(tx: Transaction, { until, now, locale, ...key }: Act & { until: Date | null }) {
  const held = await holdInbox(tx, key)
  if (until !== null && (until <= now || until.getTime() - now.getTime() > snoozedAtMostMs))
    throw invalidFields({ until: messages.office_inbox_snooze_future({}, { locale }) })
  await tx.update(complaint).set({ snoozedUntil: until, updatedAt: now }).where(eq(complaint.id, held.id))
  return held
}

type Note = Act & { wish: BodyOf<typeof noteInbox> }

/** What the centre says among itself. Whoever was given the complaint has begun with it. */
export async function writeNote(tx: Transaction, { wish, now, locale, ...key }: Note) {
  const held = await holdInbox(tx, key)
  const { text, client_key: clientKey } = wish
  const mentions = [...new Set(wish.mentions)]
  const seeing = mentions.length === 0 ? [] : await whoSees(tx, held.id)
  if (mentions.some((id) => !seeing.some((member) => member.id === id)))
    throw invalidFields({ mentions: messages.error_field_invalid_choice({}, { locale }) })
  const [made] = await tx
    .insert(complaintNote)
    .values({ complaintId: held.id, staffId: key.member.id, text, clientKey, createdAt: now })
    .onConflictDoNothing({ target: [complaintNote.complaintId, complaintNote.clientKey] })
    .returning({ id: complaintNote.id })
  if (made === undefined) return { held, noteId: await notedBefore(tx, held.id, clientKey), mentions: [] }
  if (mentions.length > 0)
    await tx.insert(complaintMention).values(
      mentions.map((staffId) => ({
        ...{ noteId: made.id, staffId, createdAt: now },
        seenAt: staffId === key.member.id ? now : null,
      })),
    )
  if (held.assigneeId === key.member.id)
    await tx.update(complaint).set({ assigneeUntil: null }).where(eq(complaint.id, held.id))
  return { held, noteId: made.id, mentions }
}

async function notedBefore(tx: Tx, complaintId: number, clientKey: string): Promise<number> {
  const [row] = await tx
    .select({ id: complaintNote.id })
    .from(complaintNote)
    .where(and(eq(complaintNote.complaintId, complaintId), eq(complaintNote.clientKey, clientKey)))
  return row!.id
}

/**
 * Makes one of two complaints of one doctor: both conversations stand in one, in the order of their times, under the number of the
 * other. What was promised first stays promised.
 */
export async function merge(tx: Transaction, { intoId, now, locale: _, ...key }: Act & { intoId: number }) {
  // Always the lower number first, so that two who merge crosswise wait for each other instead of forever.
  for (const id of [key.id, intoId].toSorted((a, b) => a - b)) await holdInbox(tx, { ...key, id })
  const from = await findInbox(tx, key)
  const into = await findInbox(tx, { ...key, id: intoId })
  if (from.id === into.id || from.doctorId !== into.doctorId) throw new AppError('not_found')
  const isOpen = from.state === 'open' || into.state === 'open'
  const promised = [from.promisedAt, into.promisedAt].filter((each) => each !== null)
  await tx
    .update(complaint)
    .set({ mergedIntoId: into.id, promisedAt: null, doctorReadAt: from.lastMessageAt, updatedAt: now })
    .where(sql`${complaint.id} = ${from.id} or ${complaint.mergedIntoId} = ${from.id}`)
  await tx
    .update(complaint)
    .set({
      ...(isOpen && { state: 'open', closedAt: null }),
      promisedAt: isOpen ? earliest(promised) : null,
      lastMessageAt: latest([from.lastMessageAt, into.lastMessageAt]),
      doctorReadAt: earliest([from.doctorReadAt, into.doctorReadAt])!,
      firstAnsweredAt: earliest([from.firstAnsweredAt, into.firstAnsweredAt].filter((each) => each !== null)),
      ...(into.assigneeId === null && { assigneeId: from.assigneeId, assigneeUntil: from.assigneeUntil }),
      // Of two that both sleep the one that wakes first counts; one that is awake is not put to sleep.
      snoozedUntil: from.snoozedUntil && into.snoozedUntil && earliest([from.snoozedUntil, into.snoozedUntil]),
      wantsSms: from.wantsSms || into.wantsSms,
      updatedAt: now,
    })
    .where(eq(complaint.id, into.id))
  await tellLive(tx, { doctor: from.doctorId }, { kind: 'complaint', id: into.id })
  return { from, into }
}

const earliest = (moments: Date[]): Date | null =>
  moments.length === 0 ? null : new Date(Math.min(...moments.map((each) => each.getTime())))
const latest = (moments: Date[]): Date => new Date(Math.max(...moments.map((each) => each.getTime())))

/** Opened: nothing in it is unread, and what called this member has been heard. */
export async function markOpened(tx: Tx, { now, ...key }: InboxKey & { now: Date }): Promise<void> {
  const row = await findInbox(tx, key)
  await tx
    .update(complaint)
    .set({ staffReadAt: sql`greatest(${complaint.staffReadAt}, ${row.lastMessageAt.toISOString()}::timestamptz)` })
    .where(eq(complaint.id, row.id))
  await tx
    .update(complaintMention)
    .set({ seenAt: now })
    .where(
      and(
        eq(complaintMention.staffId, key.member.id),
        isNull(complaintMention.seenAt),
        sql`${complaintMention.noteId} in (select note.id from ${complaintNote} note where ${ofConversation(sql.raw('note.complaint_id'), row.id)})`,
      ),
    )
}

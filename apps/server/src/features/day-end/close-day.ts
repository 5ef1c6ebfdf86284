import { type Transaction, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { askSignature, endSignature, signOpen } from '../signature/index.ts'
import type { StaffMember } from '../staff/index.ts'
import { holdMatching, requireWholeCentre } from '../statement/index.ts'
import { areOff } from './read-books.ts'
import { closeDeed, type DayFigures, readDay, type ShownDay } from './read-day.ts'

const { dayClose } = tables

type Closing = { day: string; member: StaffMember; now: Date }

/** A day is only right while nothing is booked on it and no line of a statement changes: what is under way is waited for, later ones wait. */
async function holdBooks(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('day_end'), hashtext(${day}))`)
  await holdMatching(tx)
  await tx.execute(sql`lock table ledger_entry in share row exclusive mode`)
  if ((await tx.$count(dayClose, eq(dayClose.day, day))) > 0) throw new AppError('day_closed')
}

/** The day as it stands, or why it cannot be closed. */
async function readClosable(tx: Transaction, closing: Closing): Promise<ShownDay> {
  const day = await readDay(tx, closing)
  if (!day.is_over) throw new AppError('day_not_over')
  const { books, exceptions } = day
  if (books === null || areOff(books) || exceptions.some(({ explanation }) => explanation === null))
    throw new AppError('day_unexplained')
  return day
}

/** The first of two says that the day is right. */
export async function askClose(
  tx: Transaction,
  { words, ...closing }: Closing & { words: string | null },
): Promise<void> {
  requireWholeCentre(closing.member)
  await holdBooks(tx, closing.day)
  await readClosable(tx, closing)
  await askSignature(tx, { ...closeDeed(closing.day), member: closing.member, words, now: closing.now })
}

/** The second has looked at it too: what it came to is kept, and the ledger takes nothing more for that day. */
export async function closeDay(tx: Transaction, closing: Closing): Promise<ShownDay> {
  const { day, member, now } = closing
  requireWholeCentre(member)
  await holdBooks(tx, day)
  const open = await signOpen(tx, { ...closeDeed(day), member, now })
  const { ways, books, counts, exceptions } = await readClosable(tx, closing)
  const figures: DayFigures = { ways, books, counts, exceptions }
  await tx.insert(dayClose).values({ day, figures, askedBy: open.askedBy.id, closedBy: member.id, closedAt: now })
  return readDay(tx, closing)
}

export async function declineClose(
  tx: Transaction,
  { day, member, now, words }: Closing & { words: string },
): Promise<void> {
  requireWholeCentre(member)
  if (!(await endSignature(tx, { ...closeDeed(day), member, words, now }))) throw new AppError('version_conflict')
}

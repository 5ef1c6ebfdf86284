import { type Transaction, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { endSignature } from '../signature/index.ts'
import type { StaffMember } from '../staff/index.ts'
import { seesWholeCentre } from '../statement/index.ts'
import { closeDeed } from './read-day.ts'

const { cashCount, contact, dayClose, dayExplanation } = tables

type Changing = { day: string; member: StaffMember; now: Date }

/** One change of a day at a time; a closed one is not changed. What was asked to be signed is something else from now on. */
async function holdDay(tx: Transaction, { day, member, now }: Changing): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('day_end'), hashtext(${day}))`)
  if ((await tx.$count(dayClose, eq(dayClose.day, day))) > 0) throw new AppError('day_closed')
  await endSignature(tx, { ...closeDeed(day), member, now })
}

type Counting = Changing & { branchId: number; notes: readonly { value: number; count: number }[] }

export async function countCash(tx: Transaction, { branchId, notes, ...changing }: Counting): Promise<number> {
  const { day, member, now } = changing
  const isTheirs = seesWholeCentre(member) || member.branchIds?.includes(branchId)
  if (!isTheirs || (await tx.$count(contact, eq(contact.id, branchId))) === 0) throw new AppError('not_found')
  await holdDay(tx, changing)
  const counted = notes.filter(({ count }) => count > 0)
  const totalPaisa = counted.reduce((sum, { value, count }) => sum + value * count * 100, 0)
  const kept = Object.fromEntries(counted.map(({ value, count }) => [String(value), count]))
  await tx.insert(cashCount).values({ day, branchId, notes: kept, totalPaisa, staffId: member.id, at: now })
  // It was about another difference.
  const about = eq(dayExplanation.about, `cash:${branchId}`)
  await tx.delete(dayExplanation).where(and(eq(dayExplanation.day, day), about))
  return totalPaisa
}

type Explaining = Changing & { about: string; words: string | null }

/** A reason beside what does not match; null takes it back. Who is bound to some branches explains their drawers alone. */
export async function explain(tx: Transaction, { about, words, ...changing }: Explaining): Promise<string | null> {
  const { day, member, now } = changing
  const [kind, id] = about.split(':')
  if (!seesWholeCentre(member) && !(kind === 'cash' && member.branchIds?.includes(Number(id))))
    throw new AppError('not_found')
  await holdDay(tx, changing)
  const isIt = and(eq(dayExplanation.day, day), eq(dayExplanation.about, about))
  const [before] = await tx.select({ words: dayExplanation.words }).from(dayExplanation).where(isIt)
  const said = { words: words ?? '', staffId: member.id, at: now }
  if (words === null) await tx.delete(dayExplanation).where(isIt)
  else
    await tx
      .insert(dayExplanation)
      .values({ day, about, ...said })
      .onConflictDoUpdate({ target: [dayExplanation.day, dayExplanation.about], set: said })
  return before?.words ?? null
}

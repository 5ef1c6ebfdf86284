import { type Transaction, type Tx, tables } from '@prostuti/db'
import { extendedEnd, later } from '@prostuti/exam-rules'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { asAttempt } from '../../exam/index.ts'
import {
  addressTo,
  type Done,
  type FindSitters,
  keepLatestEnd,
  lockSitters,
  type MovedEnd,
  moveEnds,
  type PaperRow,
  type Press,
  pressOnce,
  type Sitters,
  tellSitters,
  withdrawableUntil,
  writeDeed,
} from './deed.ts'
import { minutesFor } from './give-time.ts'

const { paper } = tables

export type About = Pick<Press, 'paperId' | 'member' | 'now'>
export type Extension = { to: Sitters; minutes: number | null }

/** Who would be given how much; whoever is over by now, or was not silent, is left out. */
export async function planExtension(
  tx: Tx,
  find: FindSitters,
  about: About,
  { to, minutes }: Extension,
): Promise<{ moved: MovedEnd[]; skipped: number }> {
  const { paperId, now } = about
  const rows = await find(about, to)
  const minutesOf = await minutesFor(tx, rows, { minutes, paperId, now })
  const moved = rows.flatMap((row) => {
    const endsAt = extendedEnd(now, asAttempt(row), minutesOf(row))
    return endsAt ? [{ attempt: row, endsAt }] : []
  })
  return { moved, skipped: rows.length - moved.length }
}

/** More time for who is sitting. Given to all, it moves the closing too, so that who begins later has it as well. */
export function extendSittings(
  tx: Transaction,
  press: Press,
  { reason, ...extension }: Extension & { reason: string },
): Promise<Done> {
  return pressOnce(tx, press, 'extend', async (row) => {
    const { to, minutes } = extension
    const { now, paperId } = press
    const toAll = 'all' in to
    const { moved, skipped } = await planExtension(tx, lockSitters(tx), press, extension)
    const closing = toAll && minutes !== null ? laterClosing(row, minutes, now) : undefined
    if (moved.length === 0 && closing === undefined) throw new AppError('sitting_changed')
    const deedId = await writeDeed(tx, press, { kind: 'extend', minutes, reason, toAll })
    await moveEnds(tx, deedId, moved)
    const sitters = moved.map(({ attempt }) => attempt)
    if (!toAll) await addressTo(tx, deedId, sitters)
    if (closing) await tx.update(paper).set(closing).where(eq(paper.id, paperId))
    await keepLatestEnd(tx, paperId, now)
    await tellSitters(tx, paperId, sitters)
    return { deedId, people: moved.length, skipped, withdrawableUntil: withdrawableUntil('extend', now, now) }
  })
}

/** A closing that has passed stays: nobody new comes in by it. */
export function laterClosing(
  { closesAt, lateUntil }: Pick<PaperRow, 'closesAt' | 'lateUntil'>,
  minutes: number,
  now: Date,
) {
  if (closesAt === null || closesAt <= now) return undefined
  return { closesAt: later(closesAt, minutes), lateUntil: lateUntil && later(lateUntil, minutes) }
}

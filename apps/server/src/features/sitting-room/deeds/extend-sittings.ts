import type { Transaction, Tx } from '@prostuti/db'
import { extendedEnd, later } from '@prostuti/exam-rules'
import { AppError } from '../../../errors.ts'
import { asAttempt } from '../../exam/index.ts'
import {
  type Done,
  type FindSitters,
  lockSitters,
  type MovedEnd,
  moveTimes,
  type PaperRow,
  type Press,
  pressOnce,
  type Sitters,
} from './deed.ts'
import { minutesFor } from './give-time.ts'

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
    const toAll = 'all' in to
    const { moved, skipped } = await planExtension(tx, lockSitters(tx), press, extension)
    const closing = toAll && minutes !== null ? laterClosing(row, minutes, press.now) : undefined
    if (moved.length === 0 && closing === undefined) throw new AppError('sitting_changed')
    const deed = { kind: 'extend' as const, minutes, reason, toAll }
    return moveTimes(tx, press, { deed, moved, skipped, times: closing })
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

import { type Transaction, type Tx, tables } from '@prostuti/db'
import { reopenAttempt } from '@prostuti/exam-rules'
import { inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { type AttemptRow, asAttempt } from '../../exam/index.ts'
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
  tellSitters,
  writeDeed,
} from './deed.ts'
import type { About } from './extend-sittings.ts'
import { minutesFor } from './give-time.ts'

const { attempt, attemptResult } = tables

export type Reopening = { attempts: readonly number[]; minutes: number | null }

export async function planReopening(
  tx: Tx,
  find: FindSitters,
  about: About & { row: PaperRow },
  { attempts, minutes }: Reopening,
): Promise<{ moved: MovedEnd[]; skipped: number }> {
  const { paperId, now, row } = about
  const rows = await find(about, { attempts })
  const minutesOf = await minutesFor(tx, rows, { minutes, paperId, now })
  const superseded = await findSuperseded(tx, rows)
  const moved = rows.flatMap((each) => {
    const wanted = { attempt: asAttempt(each), newest: !superseded.has(each.id), minutes: minutesOf(each) }
    const reopened = reopenAttempt(now, row, wanted)
    return reopened.ok ? [{ attempt: each, endsAt: reopened.attempt.endsAt }] : []
  })
  return { moved, skipped: rows.length - moved.length }
}

/**
 * Lets go on who was cut off or handed in by mistake: the attempt runs again and its result goes. Ranks that were drawn are drawn anew,
 * because the last end of the paper is later now. Refused once answers are out to anybody.
 */
export function reopenSittings(
  tx: Transaction,
  press: Press,
  { reason, ...reopening }: Reopening & { reason: string },
): Promise<Done> {
  return pressOnce(tx, press, 'reopen', async (row) => {
    const { now, paperId } = press
    const { moved, skipped } = await planReopening(tx, lockSitters(tx), { ...press, row }, reopening)
    if (moved.length === 0) throw new AppError('sitting_changed')
    const sitters = moved.map((each) => each.attempt)
    const ids = sitters.map(({ id }) => id)
    const deedId = await writeDeed(tx, press, { kind: 'reopen', minutes: reopening.minutes || null, reason })
    await tx
      .update(attempt)
      .set({ finishedAt: null, finishedBy: null, isMarked: false })
      .where(inArray(attempt.id, ids))
    await moveEnds(tx, deedId, moved)
    await tx.delete(attemptResult).where(inArray(attemptResult.attemptId, ids))
    await addressTo(tx, deedId, sitters)
    await keepLatestEnd(tx, paperId, now)
    await tellSitters(tx, paperId, sitters)
    return { deedId, people: moved.length, skipped, withdrawableUntil: null }
  })
}

/** Those whose doctor has begun another attempt since. */
async function findSuperseded(tx: Tx, rows: readonly AttemptRow[]): Promise<Set<number>> {
  const { rows: found } = await tx.execute<{ id: number }>(sql`
    select id from attempt where id = any(${`{${rows.map(({ id }) => id).join()}}`}::int[]) and exists (
      select from attempt newer where newer.paper_id = attempt.paper_id and newer.doctor_id = attempt.doctor_id
        and newer.number > attempt.number)`)
  return new Set(found.map(({ id }) => id))
}

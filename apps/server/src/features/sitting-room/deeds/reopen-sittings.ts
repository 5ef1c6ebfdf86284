import { type Transaction, type Tx, tables } from '@prostuti/db'
import { reopenAttempt } from '@prostuti/exam-rules'
import { inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { type AttemptRow, asAttempt } from '../../exam/index.ts'
import {
  type Done,
  type FindSitters,
  lockSitters,
  type MovedEnd,
  moveTimes,
  type PaperRow,
  type Press,
  pressOnce,
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
    const { moved, skipped } = await planReopening(tx, lockSitters(tx), { ...press, row }, reopening)
    if (moved.length === 0) throw new AppError('sitting_changed')
    const ids = moved.map((each) => each.attempt.id)
    await tx
      .update(attempt)
      .set({ finishedAt: null, finishedBy: null, isMarked: false })
      .where(inArray(attempt.id, ids))
    await tx.delete(attemptResult).where(inArray(attemptResult.attemptId, ids))
    const deed = { kind: 'reopen' as const, minutes: reopening.minutes || null, reason }
    return moveTimes(tx, press, { deed, moved, skipped })
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

import { type Transaction, tables } from '@prostuti/db'
import { isRunning, resumedEnd, resumedTimes } from '@prostuti/exam-rules'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { asAttempt } from '../../exam/index.ts'
import { type Done, lockSitters, moveTimes, type Press, pressOnce, tellSitters, writeDeed } from './deed.ts'
import { isBeingSat } from './is-being-sat.ts'

const { paper } = tables
const everybody = { all: true } as const

/** Covers the rooms. From now on nobody's time runs out; the ends themselves are moved when it is over. */
export function pauseSitting(tx: Transaction, press: Press, { reason }: { reason: string }): Promise<Done> {
  return pressOnce(tx, press, 'pause', async (row) => {
    const { now, paperId } = press
    const rows = await lockSitters(tx)(press, everybody)
    const sitters = rows.filter((each) => isRunning(now, asAttempt(each)))
    if (row.pausedAt !== null || !isBeingSat(now, row, sitters.length)) throw new AppError('sitting_changed')
    const deedId = await writeDeed(tx, press, { kind: 'pause', reason, toAll: true })
    await tx.update(paper).set({ pausedAt: now, updatedAt: now }).where(eq(paper.id, paperId))
    await tellSitters(tx, paperId, sitters)
    return { deedId, people: sitters.length, skipped: 0, withdrawableUntil: null }
  })
}

/** Uncovers them: everybody has the time that the pause lasted, or their part of it, and so has the closing. */
export function resumeSitting(tx: Transaction, press: Press): Promise<Done> {
  return pressOnce(tx, press, 'resume', async (row) => {
    const { now } = press
    const rows = await lockSitters(tx)(press, everybody)
    if (row.pausedAt === null) throw new AppError('sitting_changed')
    const moved = rows.flatMap((each) => {
      const endsAt = resumedEnd(now, asAttempt(each))
      return endsAt ? [{ attempt: each, endsAt }] : []
    })
    const { closesAt, lateUntil } = resumedTimes(now, {
      ...row,
      late: row.lateAllowed ? { until: row.lateUntil } : null,
    })
    return moveTimes(tx, press, {
      deed: { kind: 'resume', toAll: true },
      moved,
      skipped: 0,
      times: { pausedAt: null, closesAt, lateUntil: lateUntil ?? row.lateUntil },
    })
  })
}

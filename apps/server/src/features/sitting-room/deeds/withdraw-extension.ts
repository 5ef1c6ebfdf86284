import { type Transaction, type Tx, tables } from '@prostuti/db'
import { closesNow, later, withdrawnEnds } from '@prostuti/exam-rules'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { asAttempt } from '../../exam/index.ts'
import { type Done, lockSitters, moveTimes, type PaperRow, type Press, pressOnce, requireOwned } from './deed.ts'

const { attemptExtension, sittingDeed } = tables

type DeedRow = typeof sittingDeed.$inferSelect

/** Takes back, within a minute, time that was given by mistake. Refused where somebody's time would be over by it. */
export function withdrawExtension(tx: Transaction, press: Press, { deed: id }: { deed: number }): Promise<Done> {
  return pressOnce(tx, press, 'withdraw', async (row) => {
    const { now, paperId } = press
    const given = await findGiven(tx, paperId, id)
    if (given.toAll) await requireOwned(tx, press)
    const extensions = await tx.select().from(attemptExtension).where(eq(attemptExtension.deedId, id))
    const givenMs = new Map(extensions.map((each) => [each.attemptId, each.toEnd.getTime() - each.fromEnd.getTime()]))
    const attempts = extensions.length === 0 ? [] : await lockSitters(tx)(press, { attempts: [...givenMs.keys()] })
    const taken = withdrawnEnds(
      now,
      given.at,
      attempts.map((each) => ({ attempt: asAttempt(each), givenMs: givenMs.get(each.id) ?? 0, row: each })),
    )
    const closing = earlierClosing(row, given, now)
    if (!taken.ok || closing === 'past') throw new AppError('sitting_changed')
    const moved = taken.ends.map(({ extension, endsAt }) => ({ attempt: extension.row, endsAt }))
    const deed = { kind: 'withdraw' as const, withdraws: id, toAll: given.toAll }
    return moveTimes(tx, press, { deed, moved, skipped: attempts.length - moved.length, times: closing })
  })
}

async function findGiven(tx: Tx, paperId: number, id: number): Promise<DeedRow> {
  const ofPaper = eq(sittingDeed.paperId, paperId)
  const [given] = await tx
    .select()
    .from(sittingDeed)
    .where(and(ofPaper, eq(sittingDeed.id, id), eq(sittingDeed.kind, 'extend')))
  if (given === undefined) throw new AppError('not_found')
  const [back] = await tx
    .select({ id: sittingDeed.id })
    .from(sittingDeed)
    .where(and(ofPaper, eq(sittingDeed.withdraws, id)))
  if (back !== undefined) throw new AppError('sitting_changed')
  return given
}

/** A closing that was moved with the ends: it was ahead then, or it would not have been, so it is after that moment now. */
function earlierClosing(row: PaperRow, { toAll, minutes, at }: DeedRow, now: Date) {
  const { closesAt, lateUntil, pausedAt } = row
  if (!toAll || minutes === null || closesAt === null || closesAt <= at) return undefined
  const before = later(closesAt, -minutes)
  if ((closesNow(now, { closesAt: before, pausedAt }) ?? before) <= now) return 'past' as const
  return { closesAt: before, lateUntil: lateUntil && later(lateUntil, -minutes) }
}

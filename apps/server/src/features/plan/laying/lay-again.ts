import { type Transaction, tables } from '@prostuti/db'
import { addStudyDays } from '@prostuti/learning-rules/day/study-day'
import { layPlan, type Plan } from '@prostuti/learning-rules/plan/lay-plan'
import { leftToLay } from '@prostuti/learning-rules/plan/left-to-lay'
import { dutiesBetween, midnightOf } from '@prostuti/learning-rules/plan/rota'
import { planEnd } from '@prostuti/learning-rules/plan/week'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { and, eq, lt } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { asLaid, loadBlocks } from '../load-blocks.ts'
import { loadRota } from '../load-rota.ts'
import type { PlanWriter } from '../open-work/read-work.ts'
import { replaceBlocks } from './replace-blocks.ts'

const { planBlock, studyRota } = tables

/** Time to get up from what one is doing. */
const soonMs = 15 * 60_000
/** What was laid longer ago tells nobody anything any more. */
const keptMs = 180 * 86_400_000
/** Nobody does more than these in two weeks; the nearest deadlines are in it. */
const workAtMost = 150

/** Lays what is to be done from now until the end of next week, around what is locked, done or begun. */
export async function layAgain(tx: Transaction, { doctorId, now, known }: PlanWriter): Promise<void> {
  const own = await loadRota(tx, doctorId, { lock: true })
  if (own === undefined) throw new AppError('rota_missing')
  const { rota, wished, dailyMinutes } = own
  const { fixed, work } = known
  const blocks = (await loadBlocks(tx, { doctorId, now })).map((row) => ({
    ...row,
    ...asLaid(row, now),
  }))
  const today = dhakaDate(now)
  const plan: Plan = layPlan({
    window: { from: now.getTime() + soonMs, to: midnightOf(planEnd(today)) },
    duties: dutiesBetween(rota, addStudyDays(today, -1), planEnd(today)),
    fixed,
    kept: blocks.filter(({ stays }) => stays),
    work: nearest(leftToLay(work, blocks, now.getTime())),
    ...{ wished, dailyMinutes },
  })
  await replaceBlocks(tx, { doctorId, old: blocks.filter(({ stays }) => !stays), laid: plan.blocks, now })
  await tx.update(studyRota).set({ laidAt: now }).where(eq(studyRota.doctorId, doctorId))
  const isOld = lt(planBlock.endsAt, new Date(now.getTime() - keptMs))
  await tx.delete(planBlock).where(and(eq(planBlock.doctorId, doctorId), isOld))
}

const nearest = <W extends { deadline: number | null }>(work: readonly W[]): W[] =>
  work
    .toSorted((one, other) => (one.deadline ?? Number.MAX_VALUE) - (other.deadline ?? Number.MAX_VALUE))
    .slice(0, workAtMost)

import type { ErrorCode } from '@prostuti/contract'
import { type Transaction, tables } from '@prostuti/db'
import { addStudyDays } from '@prostuti/learning-rules/day/study-day'
import { judgeSpan, type SpanRefusal } from '@prostuti/learning-rules/plan/judge-span'
import { dutiesBetween, midnightOf } from '@prostuti/learning-rules/plan/rota'
import { shownEnd } from '@prostuti/learning-rules/plan/week'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { keyOf, loadBlocks } from '../load-blocks.ts'
import { loadRota } from '../load-rota.ts'
import type { PlanWriter } from '../open-work/read-work.ts'

const { planBlock } = tables

const refusals: Record<SpanRefusal, ErrorCode> = {
  past: 'plan_past',
  too_late: 'plan_too_late',
  too_far: 'plan_too_far',
  duty: 'plan_on_duty',
  after_night: 'plan_after_night',
  fixed: 'plan_on_class',
  overlap: 'plan_overlap',
}

const gridMs = 5 * 60_000

type Moving = PlanWriter & { blockId: number; startsAt: Date; isLocked: boolean }

/** Puts a block somewhere else, as long as it was. What a doctor puts somewhere stays there: it is locked, unless a move is taken back. */
export async function moveBlock(
  tx: Transaction,
  { blockId, startsAt, isLocked, doctorId, now, known: { fixed, work } }: Moving,
): Promise<void> {
  // The lock on the rota: two blocks that are moved at once do not come to stand on each other.
  const own = await loadRota(tx, doctorId, { lock: true })
  const blocks = await loadBlocks(tx, { doctorId, now })
  const block = blocks.find(({ id }) => id === blockId)
  if (own === undefined || block === undefined) throw new AppError('not_found')
  const from = Math.round(startsAt.getTime() / gridMs) * gridMs
  const span = { from, to: from + block.endsAt.getTime() - block.startsAt.getTime() }
  const date = dhakaDate(new Date(from))
  const refusal = judgeSpan(span, {
    now: now.getTime(),
    duties: dutiesBetween(own.rota, addStudyDays(date, -1), addStudyDays(date, 1)),
    fixed,
    blocks: blocks
      .filter(({ id }) => id !== blockId)
      .map((row) => ({ from: row.startsAt.getTime(), to: row.endsAt.getTime() })),
    deadline: work.find(({ key }) => key === keyOf(block))?.deadline ?? null,
    until: midnightOf(shownEnd(dhakaDate(now))),
  })
  if (refusal !== undefined) throw new AppError(refusals[refusal])
  await tx
    .update(planBlock)
    .set({
      startsAt: new Date(span.from),
      endsAt: new Date(span.to),
      isLocked,
      revision: block.revision + 1,
      updatedAt: now,
    })
    .where(eq(planBlock.id, blockId))
}

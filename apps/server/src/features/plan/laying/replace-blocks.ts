import { type Transaction, tables } from '@prostuti/db'
import type { Block } from '@prostuti/learning-rules/plan/lay-plan'
import { workOfKey } from '@prostuti/learning-rules/plan/work-key'
import { eq, inArray } from 'drizzle-orm'
import { type BlockRow, keyOf } from '../load-blocks.ts'

const { planBlock } = tables

type Replacing = { doctorId: number; old: readonly BlockRow[]; laid: readonly Block[]; now: Date }

/**
 * Writes a plan over the one before. A block of the same work keeps its row, so that calendars that follow the plan see it move
 * and not vanish; what nobody needs any more goes.
 */
export async function replaceBlocks(tx: Transaction, { doctorId, old, laid, now }: Replacing): Promise<void> {
  const oldOf = Map.groupBy(old, keyOf)
  const fresh: (typeof planBlock.$inferInsert)[] = []
  for (const { key, from, to } of laid) {
    const times = { startsAt: new Date(from), endsAt: new Date(to), updatedAt: now }
    const same = oldOf.get(key)?.shift()
    if (same === undefined) fresh.push({ doctorId, ...whatOf(key), ...times })
    else if (same.startsAt.getTime() !== from || same.endsAt.getTime() !== to)
      await tx
        .update(planBlock)
        .set({ ...times, revision: same.revision + 1 })
        .where(eq(planBlock.id, same.id))
  }
  const gone = [...oldOf.values()].flat().map(({ id }) => id)
  if (gone.length > 0) await tx.delete(planBlock).where(inArray(planBlock.id, gone))
  if (fresh.length > 0) await tx.insert(planBlock).values(fresh)
}

/** The other way of `keyOf`. */
function whatOf(key: string): Pick<BlockRow, 'kind' | 'scheduleEventId' | 'day'> {
  const work = workOfKey(key)
  return work.kind === 'cards'
    ? { kind: work.kind, scheduleEventId: null, day: work.day }
    : { kind: work.kind, scheduleEventId: work.eventId, day: null }
}

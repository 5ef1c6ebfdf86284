import { type Tx, tables } from '@prostuti/db'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'

const { attemptResult, paper, paperStanding } = tables

/** Up to here every call counts; more is counted now and then, so that no list grows slower with the number of examinees. */
const countedAtOnce = 1_000
const freshForMs = 30_000

export type ParticipantCounts = {
  of(tx: Tx, paperIds: readonly number[]): Promise<Map<number, number>>
}

/** How many have handed in a ranked attempt: as the ranks say where they are drawn, else counted. */
export function createParticipantCounts(db: Tx, ageNow: () => number = () => performance.now()): ParticipantCounts {
  const counted = new LRUCache<number, { count: number; at: number }>({ max: 1_000 })
  const counting = new Map<number, Promise<number>>()

  const countAll = async (paperId: number) => {
    const [row] = await db
      .select({ count: count() })
      .from(attemptResult)
      .where(and(eq(attemptResult.paperId, paperId), attemptResult.ranked))
    const found = row?.count ?? 0
    counted.set(paperId, { count: found, at: ageNow() })
    return found
  }
  const countOnce = (paperId: number) => {
    const underWay = counting.get(paperId) ?? countAll(paperId).finally(() => counting.delete(paperId))
    counting.set(paperId, underWay)
    return underWay
  }
  const manyOf = async (paperId: number) => {
    const known = counted.get(paperId)
    if (known === undefined) return countOnce(paperId)
    // Nobody waits for the newer figure; if it cannot be had, the next reader asks again.
    if (ageNow() - known.at > freshForMs) countOnce(paperId).catch(() => {})
    return known.count
  }

  return {
    async of(tx, paperIds) {
      if (paperIds.length === 0) return new Map()
      const few = sql`(select count(*) from (select from attempt_result where paper_id = ${paper.id} and ranked limit ${countedAtOnce + 1}) few)`
      const rows = await tx
        .select({
          id: paper.id,
          drawn: paperStanding.participants,
          few: sql`case when ${paperStanding.paperId} is null then ${few} end`.mapWith(Number),
        })
        .from(paper)
        .leftJoin(paperStanding, eq(paperStanding.paperId, paper.id))
        .where(inArray(paper.id, [...paperIds]))
      const counts = new Map<number, number>()
      for (const { id, drawn, few: upToThat } of rows)
        counts.set(id, drawn ?? (upToThat > countedAtOnce ? await manyOf(id) : upToThat))
      return counts
    },
  }
}

import { type Tx, tables } from '@prostuti/db'
import { type CohortDoctor, type CohortPaper, ranksRelease } from '@prostuti/exam-rules'
import { and, count, desc, eq, getTableColumns, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'

const { attempt, attemptResult, paper, paperStanding } = tables

/** The newest so many papers of a pack say how everybody does in it. */
const papersRead = 12
const dayMs = 86_400_000
const daysRead = 365
const packsKept = 50

type PackFigures = { papers: CohortPaper[]; doctors: CohortDoctor[] }

/**
 * All who sat ranked papers of a pack within a year, as far as their ranks are out: what is withheld or still open moves no forecast.
 * Which papers these are is asked each time; what their doctors came to, once for the ranks as they are drawn.
 */
export function createPackCohorts() {
  const kept = new LRUCache<string, Promise<CohortDoctor[]>>({ max: packsKept })
  return async (tx: Tx, { packKey, now }: { packKey: string; now: Date }): Promise<PackFigures> => {
    const out = await readPapers(tx, { packKey, now })
    const drawn = out.map(({ id, rankedAt }) => `${id}@${rankedAt.getTime()}`).join()
    const doctors =
      kept.get(drawn) ??
      readDoctors(
        tx,
        out.map(({ id }) => id),
      )
    kept.set(drawn, doctors)
    doctors.catch(() => kept.delete(drawn))
    return {
      papers: out.map((row) => ({ at: row.closesAt!, average: row.average! / row.totalMarks })),
      doctors: await doctors,
    }
  }
}

async function readPapers(tx: Tx, { packKey, now }: { packKey: string; now: Date }) {
  const rows = await tx
    .select({ ...getTableColumns(paper), average: paperStanding.average, rankedAt: paperStanding.rankedAt })
    .from(paper)
    .innerJoin(paperStanding, eq(paperStanding.paperId, paper.id))
    .where(
      and(
        ne(paper.kind, 'practice'),
        eq(sql`(${paper.rules} ->> 'key')`, packKey),
        lte(paper.closesAt, now),
        gt(paper.closesAt, new Date(now.getTime() - daysRead * dayMs)),
        gt(paper.totalMarks, 0),
        isNotNull(paperStanding.average),
      ),
    )
    .orderBy(desc(paper.closesAt), desc(paper.id))
  return rows.filter((row) => ranksRelease(now, row).released).slice(0, papersRead)
}

/** What each doctor’s marks lie above the average of each paper, in shares of full marks. */
async function readDoctors(tx: Tx, paperIds: number[]): Promise<CohortDoctor[]> {
  if (paperIds.length === 0) return []
  const above = sql`((${attemptResult.marks} - ${paperStanding.average})::float8 / ${attemptResult.outOf})`
  return tx
    .select({
      papers: count(),
      above: sql<number>`sum(${above})`,
      squares: sql<number>`sum(${above} * ${above})`,
    })
    .from(attemptResult)
    .innerJoin(attempt, eq(attempt.id, attemptResult.attemptId))
    .innerJoin(paperStanding, eq(paperStanding.paperId, attemptResult.paperId))
    .where(and(inArray(attemptResult.paperId, paperIds), isNotNull(attemptResult.rank), gt(attemptResult.outOf, 0)))
    .groupBy(attempt.doctorId)
}

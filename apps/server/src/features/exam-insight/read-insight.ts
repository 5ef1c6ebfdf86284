import type { bcsExamInsight, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { isRankedPaper } from '@prostuti/exam-rules'
import { compareSubjects } from '@prostuti/learning-rules/insight/compare-subjects'
import type { Others } from '@prostuti/learning-rules/insight/enough'
import { tellInsight } from '@prostuti/learning-rules/insight/tell-insight'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { findReleasedAttempt, type Paper } from '../exam/index.ts'
import { presentInsight } from './present-insight.ts'
import { readTopics } from './topics/read-topics.ts'

const { attemptInsight, paperCohort } = tables

type InsightQuery = {
  paper: Paper
  doctorId: number
  /** The newest finished one if left out. */
  number: number | undefined
  now: Date
  locale: Locale
}

/** How a doctor's own attempt went, as far as it may be told now and was worked out already. */
export async function readInsight(
  tx: Tx,
  { paper, doctorId, number, now, locale }: InsightQuery,
): Promise<ResponseOf<typeof bcsExamInsight>> {
  const found = await findReleasedAttempt(tx, { paper, doctorId, number, now })
  if (!found.release.released) return { state: 'waiting', at: found.release.at?.toISOString() ?? null }
  if (!('attempt' in found)) return { state: 'waiting', at: null }
  const { attempt, result } = found
  // What was worked out by keys that have been corrected since says the wrong thing.
  if (result.insightRevision !== result.keysRevision) return { state: 'working' }
  const [kept] = await tx.select().from(attemptInsight).where(eq(attemptInsight.attemptId, attempt.id))
  if (kept === undefined) return { state: 'none' }
  const { keysRevision } = result
  const others = await readOthers(tx, { paper, keysRevision })
  return {
    state: 'ready',
    insight: {
      attempt: attempt.number,
      ...presentInsight(tellInsight({ insight: kept.figures, pace: kept.pace, others }), {
        paper,
        subjects: compareSubjects(result.subjects, others),
        locale,
      }),
      topics: await readTopics(tx, {
        ...{ paper, doctorId, missed: kept.figures.missed, others, keysRevision, now, locale },
      }),
    },
  }
}

/** By the keys that the attempt was marked with: what others came to by older ones compares with nothing. */
async function readOthers(
  tx: Tx,
  { paper: { row }, keysRevision }: { paper: Paper; keysRevision: number },
): Promise<Others> {
  if (!isRankedPaper(row)) return 'no_ranks'
  const [cohort = 'not_yet' as const] = await tx
    .select()
    .from(paperCohort)
    .where(and(eq(paperCohort.paperId, row.id), eq(paperCohort.keysRevision, keysRevision)))
  return cohort
}

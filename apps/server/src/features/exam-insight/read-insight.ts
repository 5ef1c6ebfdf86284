import type { bcsExamInsight, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { compareSubjects } from '@prostuti/learning-rules/insight/compare-subjects'
import { fewOthers } from '@prostuti/learning-rules/insight/enough'
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
  const [cohort = null] = await tx
    .select()
    .from(paperCohort)
    .where(and(eq(paperCohort.paperId, paper.row.id), eq(paperCohort.keysRevision, result.keysRevision)))
  return {
    state: 'ready',
    insight: {
      attempt: attempt.number,
      ...presentInsight(tellInsight({ insight: kept.figures, pace: kept.pace, cohort }), {
        paper,
        subjects: compareSubjects(result.subjects, cohort),
        locale,
      }),
      topics: await readTopics(tx, {
        ...{ paper, doctorId, missed: kept.figures.missed, now, locale },
        knowsOthers: (cohort?.sittings ?? 0) >= fewOthers,
      }),
    },
  }
}

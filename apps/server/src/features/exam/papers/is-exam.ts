import { type SQL, sql } from 'drizzle-orm'

/**
 * A condition on `paper`: staff made it. What a doctor draws for their own practice is in no list, search or figure of the office
 * (decision 102). Spelled out, so that the indexes of exams alone answer it. `alias` is what the query calls the paper.
 */
export const isExam = (alias = 'paper'): SQL => sql`${sql.raw(`"${alias}"`)}.kind <> 'practice'`

/** The same of a row; for whoever names the kind afterwards. */
export type ExamKind = 'bcs_exam' | 'quiz' | 'special_exam' | 'schedule_exam'

/** The kind of a paper that staff made: a query asked `isExam` before. */
export function examKindOf({ id, kind }: { id: number; kind: ExamKind | 'practice' }): ExamKind {
  if (kind === 'practice') throw new Error(`paper ${id} is somebody's practice, and was asked for as an exam`)
  return kind
}

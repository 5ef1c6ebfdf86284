import { type Tx, tables } from '@prostuti/db'
import type { PoolQuestion } from '@prostuti/learning-rules/practice/choose-questions'
import { and, eq, ne, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { SourceExam } from './source-exams.ts'

const { paperQuestion, question, questionVersion } = tables

/** And the exam it comes from. */
export type SourcedQuestion = PoolQuestion & { readonly sourceId: number }

export type PaperContents = (tx: Tx, papers: readonly SourceExam[]) => Promise<SourcedQuestion[][]>

/** A question that is moved to another subject shows there after this long. */
const ttl = 60_000
const papersAtMost = 2_000

/**
 * What can be asked again of each exam. A closed exam hardly changes, so a process remembers it for all doctors: how many questions
 * there are to practise makes opening no slower. What was retired, or was given to everybody, is not asked again.
 */
export function createPaperContents(): PaperContents {
  const known = new LRUCache<number, { stamp: string; questions: SourcedQuestion[] }>({ max: papersAtMost, ttl })
  return async (tx, papers) => {
    const fresh = new Map<number, SourcedQuestion[]>()
    const missing = papers.filter(({ id, stamp }) => known.get(id)?.stamp !== stamp)
    if (missing.length > 0) {
      const read = Map.groupBy(await readContents(tx, missing), ({ sourceId }) => sourceId)
      for (const { id, stamp } of missing) {
        const questions = read.get(id) ?? []
        fresh.set(id, questions)
        known.set(id, { stamp, questions })
      }
    }
    return papers.map(({ id }) => fresh.get(id) ?? known.get(id)?.questions ?? [])
  }
}

const readContents = (tx: Tx, papers: readonly SourceExam[]): Promise<SourcedQuestion[]> =>
  tx
    .select({
      sourceId: paperQuestion.paperId,
      id: paperQuestion.questionId,
      subjectId: question.subjectId,
      topicId: question.topicId,
      type: question.type,
    })
    .from(paperQuestion)
    .innerJoin(question, and(eq(question.id, paperQuestion.questionId), ne(question.state, 'retired')))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.id, paperQuestion.versionId), sql`${questionVersion.key} ->> 'grace' is null`),
    )
    .where(sql`${paperQuestion.paperId} = any(${`{${papers.map(({ id }) => id).join()}}`}::int[])`)

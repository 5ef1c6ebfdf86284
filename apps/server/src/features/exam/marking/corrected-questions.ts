import { isDeepStrictEqual } from 'node:util'
import { type Tx, tables } from '@prostuti/db'
import { asc, inArray } from 'drizzle-orm'
import type { Paper } from '../papers/paper-store.ts'
import { opensAtOf } from '../papers/paper-times.ts'

const { questionVersion } = tables

/** The ids of the questions whose key is another than when the paper opened. What was mended before that is nobody's concern. */
export async function correctedQuestions(tx: Tx, { row, questions }: Paper): Promise<Set<number>> {
  if (row.keysRevision === 1) return new Set()
  const versions = await tx
    .select({
      questionId: questionVersion.questionId,
      version: questionVersion.version,
      key: questionVersion.key,
      createdAt: questionVersion.createdAt,
    })
    .from(questionVersion)
    .where(
      inArray(
        questionVersion.questionId,
        questions.filter(({ version }) => version > 1).map(({ id }) => id),
      ),
    )
    .orderBy(asc(questionVersion.version))
  const byQuestion = Map.groupBy(versions, ({ questionId }) => questionId)
  const corrected = questions.filter(({ id, version, key }) => {
    const earlier = byQuestion.get(id)?.filter((each) => each.version <= version) ?? []
    const asked = earlier.findLast(({ createdAt }) => createdAt <= opensAtOf(row)) ?? earlier[0]
    return asked !== undefined && !isDeepStrictEqual(asked.key, key)
  })
  return new Set(corrected.map(({ id }) => id))
}

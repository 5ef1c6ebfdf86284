import { isDeepStrictEqual } from 'node:util'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { type AnswerKey, keyFits } from '@prostuti/exam-rules'
import type { LocalizedText } from '@prostuti/text/locale'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { writeAudit } from '../../audit/index.ts'

const { paper, paperQuestion, question, questionVersion, staff } = tables

type KeyCorrection = {
  questionId: number
  key: AnswerKey
  /** Left out: it stays. */
  explanation?: LocalizedText
  staffId: number
  /** Why, in the words of whoever corrects; kept with the version. */
  note: string
  now: Date
}

/** `remarked`: the papers whose results this changes. */
type Corrected = { version: number; paperIds: number[]; remarked: number[] }

/**
 * A member of staff corrects what is right. The old version stays to be read; every paper with the question takes the new
 * one, and the jobs mark and rank its attempts again. Run it in a transaction.
 */
export async function correctKey(tx: Transaction, given: KeyCorrection): Promise<Corrected> {
  const { questionId, key, staffId, note, now } = given
  const [member] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), staff.isActive))
  if (member === undefined) throw new AppError('forbidden')
  // One correction of a question at a time: each is made from the version before it.
  const [known] = await tx.select().from(question).where(eq(question.id, questionId)).for('no key update')
  const before = known && (await newestVersion(tx, questionId))
  if (known === undefined || before === undefined) throw new AppError('not_found')
  if (!keyFits({ type: known.type, parts: before.parts }, key)) throw new AppError('validation_failed')

  const papers = await lockPapers(tx, questionId)
  const paperIds = papers.map(({ id }) => id)
  const { id: _, ...kept } = before
  const explanation = given.explanation ?? before.explanation
  const version = before.version + 1
  const [made] = await tx
    .insert(questionVersion)
    .values({ ...kept, version, key, explanation: explanation && asWritten(explanation), note, createdAt: now })
    .returning({ id: questionVersion.id })
  await tx.update(paperQuestion).set({ versionId: made!.id }).where(eq(paperQuestion.questionId, questionId))
  // Other words under the same key change nobody's marks; whoever keeps the paper at hand sees the new words by `updatedAt`.
  const remarked = papers.filter((each) => !isDeepStrictEqual(each.key, key)).map(({ id }) => id)
  await tx.update(paper).set({ updatedAt: new Date() }).where(inArray(paper.id, paperIds))
  await tx
    .update(paper)
    .set({ keysRevision: sql`${paper.keysRevision} + 1` })
    .where(inArray(paper.id, remarked))
  await writeAudit(tx, {
    at: now,
    staffId,
    action: 'key_corrected',
    detail: { question_id: questionId, version, papers: paperIds.length, marked_again: remarked.length, note },
  })
  return { version, paperIds, remarked }
}

async function newestVersion(tx: Tx, questionId: number) {
  const [row] = await tx
    .select()
    .from(questionVersion)
    .where(eq(questionVersion.questionId, questionId))
    .orderBy(desc(questionVersion.version))
    .limit(1)
  return row
}

/** With the key each has now. In one order, so that two corrections in the same papers do not wait for each other. */
function lockPapers(tx: Transaction, questionId: number) {
  return tx
    .select({ id: paper.id, key: questionVersion.key })
    .from(paper)
    .innerJoin(paperQuestion, and(eq(paperQuestion.paperId, paper.id), eq(paperQuestion.questionId, questionId)))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .orderBy(asc(paper.id))
    .for('no key update', { of: paper })
}

const asWritten = ({ bn, en }: LocalizedText) => (en ? { bn, en } : { bn })

import { isDeepStrictEqual } from 'node:util'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { type AnswerKey, keyFits, questionWorth } from '@prostuti/exam-rules'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { writeAudit } from '../../audit/index.ts'
import { loadQuestions } from '../papers/load-questions.ts'
import { isPaperRunning } from './is-paper-running.ts'
import { outdatePractice } from './outdate-practice.ts'

const { paper, paperQuestion, question, questionVersion, staff } = tables

type KeyCorrection = {
  questionId: number
  key: AnswerKey
  /** Of papers that get another one, as when a correction is taken back and each gets what it had. */
  keysOf?: ReadonlyMap<number, AnswerKey>
  staffId: number
  /** Why, in the words of whoever corrects; kept with the version. */
  note: string
  now: Date
}

/** A paper with the question: which version it had, and at which revision its keys were. */
type PaperBefore = tables.CorrectedPaper & { key: AnswerKey }

/** `before`: every paper with the question, as it was. `remarked`: those whose results this changes. */
type Corrected = { before: PaperBefore[]; remarked: number[] }

/**
 * Another key counts as right. The old versions stay to be read; every paper with the question takes a version that says what its own
 * said, with the new key, and the jobs mark and rank its attempts again. Refused while a ranked paper with it is being sat. Run it in a
 * transaction.
 */
export async function correctKey(tx: Transaction, given: KeyCorrection): Promise<Corrected> {
  const { questionId, staffId, note, now } = given
  const [member] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), staff.isActive))
  if (member === undefined) throw new AppError('forbidden')
  // One correction of a question at a time: each is made from the versions before it.
  const [known] = await tx.select().from(question).where(eq(question.id, questionId)).for('no key update')
  const newest = known && (await newestVersion(tx, questionId))
  if (known === undefined || newest === undefined) throw new AppError('not_found')

  const papers = await lockPapers(tx, questionId)
  if (papers.some(({ row }) => isPaperRunning(now, row))) throw new AppError('paper_running')
  const keyOf = (paperId: number) => given.keysOf?.get(paperId) ?? given.key
  const remarked = papers.filter(({ row, version }) => !isDeepStrictEqual(version.key, keyOf(row.id)))
  await writeVersions(tx, { ...given, type: known.type, papers, newest, keyOf })
  await touchPapers(tx, { papers: papers.map(({ row }) => row.id), remarked: remarked.map(({ row }) => row.id) })
  await outdatePractice(tx, questionId)
  await writeAudit(tx, {
    at: now,
    staffId,
    action: 'key_corrected',
    detail: { question_id: questionId, papers: papers.length, marked_again: remarked.length, note },
  })
  return {
    before: papers.map(({ row, version }) => ({
      paperId: row.id,
      versionId: version.id,
      keysRevision: row.keysRevision,
      key: version.key,
    })),
    remarked: remarked.map(({ row }) => row.id),
  }
}

type Version = typeof questionVersion.$inferSelect
type Versions = KeyCorrection & {
  type: (typeof question.$inferSelect)['type']
  papers: Awaited<ReturnType<typeof lockPapers>>
  newest: Version
  keyOf: (paperId: number) => AnswerKey
}

/** One for each pair of what stood in papers and what is right now; that of the newest comes last, and is what the bank then says. */
async function writeVersions(tx: Transaction, given: Versions): Promise<void> {
  const { questionId, type, papers, newest, keyOf, key, note, staffId, now } = given
  let number = newest.version
  const add = async (from: Version, corrected: AnswerKey): Promise<number> => {
    if (!keyFits({ type, parts: from.parts }, corrected)) throw new AppError('validation_failed')
    number += 1
    const { id: _, ...kept } = from
    const [made] = await tx
      .insert(questionVersion)
      .values({ ...kept, version: number, key: corrected, note, staffId, createdAt: now })
      .returning({ id: questionVersion.id })
    return made!.id
  }
  const isNewest = ({ row, version }: Versions['papers'][number]) =>
    version.id === newest.id && isDeepStrictEqual(keyOf(row.id), key)
  const others = papers.filter((each) => !isNewest(each))
  for (const same of Map.groupBy(
    others,
    ({ row, version }) => `${version.id} ${JSON.stringify(keyOf(row.id))}`,
  ).values())
    await point(tx, questionId, same, await add(same[0]!.version, keyOf(same[0]!.row.id)))
  await point(tx, questionId, papers.filter(isNewest), await add(newest, key))
}

async function point(tx: Transaction, questionId: number, papers: { row: { id: number } }[], versionId: number) {
  const ids = papers.map(({ row }) => row.id)
  await tx
    .update(paperQuestion)
    .set({ versionId })
    .where(and(eq(paperQuestion.questionId, questionId), inArray(paperQuestion.paperId, ids)))
}

/** Whoever keeps a paper at hand sees the new words by `updatedAt`; what it is out of may have shrunk or grown. */
async function touchPapers(tx: Transaction, { papers, remarked }: { papers: number[]; remarked: number[] }) {
  await tx.update(paper).set({ updatedAt: new Date() }).where(inArray(paper.id, papers))
  for (const id of remarked) {
    const totalMarks = await totalOf(tx, id)
    if (totalMarks === 0) throw new AppError('validation_failed')
    await tx
      .update(paper)
      .set({ totalMarks, keysRevision: sql`${paper.keysRevision} + 1` })
      .where(eq(paper.id, id))
  }
}

async function totalOf(tx: Tx, paperId: number): Promise<number> {
  const [row] = await tx.select({ rules: paper.rules }).from(paper).where(eq(paper.id, paperId))
  const rules = new Map(row!.rules.sections.map(({ key, rule }) => [key, rule]))
  const questions = await loadQuestions(tx, paperId)
  return questions.reduce((sum, { type, parts, section, key }) => {
    const rule = rules.get(section)
    return rule ? sum + questionWorth(type, parts.length, rule, key.grace) : sum
  }, 0)
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

/** With what each says now. In one order, so that two corrections in the same papers do not wait for each other. */
function lockPapers(tx: Transaction, questionId: number) {
  return tx
    .select({ row: paper, version: questionVersion })
    .from(paper)
    .innerJoin(paperQuestion, and(eq(paperQuestion.paperId, paper.id), eq(paperQuestion.questionId, questionId)))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .orderBy(asc(paper.id))
    .for('no key update', { of: paper })
}

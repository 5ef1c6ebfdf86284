import { type Transaction, type Tx, tables } from '@prostuti/db'
import type { BlueprintLine, RulePack } from '@prostuti/exam-rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import { readVersion, writeRevision } from '../../resource/index.ts'
import type { PaperRow } from '../paper-scope.ts'

const { paper, paperPastQuestion, paperQuestion, resourceRevision } = tables

type PlacedVersion = { id: number; versionId: number; section: string }

/** What the builder changes: the questions of a paper in their order, what it shall have, and how it is printed. */
export type PaperList = {
  questions: PlacedVersion[]
  blueprint: readonly BlueprintLine[]
  fillSeed: number | null
  evenKeys: boolean
}

/** As revisions keep it. `undoTo`: the version that an undo goes back to. */
type KeptList = PaperList & { undoTo?: number | null }

/** The list has versions of its own: who writes when the exam is held does not get in the way of who puts questions in. */
const listOf = (paperId: number) => ({ resource: 'paper_questions', resourceId: String(paperId) })

export async function readList(tx: Tx, { id, blueprint, fillSeed, evenKeys }: PaperRow): Promise<PaperList> {
  const questions = await tx
    .select({ id: paperQuestion.questionId, versionId: paperQuestion.versionId, section: paperQuestion.section })
    .from(paperQuestion)
    .where(eq(paperQuestion.paperId, id))
    .orderBy(asc(paperQuestion.position))
  return { questions, blueprint, fillSeed, evenKeys }
}

export async function readListVersion(tx: Tx, paperId: number): Promise<{ version: number; undoTo: number | null }> {
  const { version } = await readVersion(tx, listOf(paperId))
  const kept = version === 0 ? undefined : await readKept(tx, paperId, version)
  return { version, undoTo: kept?.undoTo ?? null }
}

/** What the list said at a version. */
export async function readKept(tx: Tx, paperId: number, version: number): Promise<KeptList | undefined> {
  const { resource, resourceId } = listOf(paperId)
  const [found] = await tx
    .select({ fields: resourceRevision.fields })
    .from(resourceRevision)
    .where(
      and(
        eq(resourceRevision.resource, resource),
        eq(resourceRevision.resourceId, resourceId),
        eq(resourceRevision.version, version),
      ),
    )
  return found?.fields as KeptList | undefined
}

type Writing = {
  before: PaperList
  after: PaperList
  /** The version to which an undo of this step goes back. */
  undoTo: number | null
  totalMarks: number
  staffId: number
  now: Date
}

/** Writes the whole list and its revision. The caller holds the paper and has compared versions. */
export async function writeList(tx: Transaction, paperId: number, writing: Writing): Promise<number> {
  const { before, after, undoTo, totalMarks, staffId, now } = writing
  await tx.delete(paperQuestion).where(eq(paperQuestion.paperId, paperId))
  const stays = new Set(after.questions.map(({ id }) => id))
  const takenOut = before.questions.filter(({ id }) => !stays.has(id))
  if (takenOut.length > 0)
    await tx
      .insert(paperPastQuestion)
      .values(takenOut.map(({ id }) => ({ paperId, questionId: id })))
      .onConflictDoNothing()
  if (after.questions.length > 0)
    await tx.insert(paperQuestion).values(
      after.questions.map(({ id, versionId, section }, at) => ({
        paperId,
        position: at + 1,
        questionId: id,
        versionId,
        section,
      })),
    )
  await tx
    .update(paper)
    .set({
      blueprint: [...after.blueprint],
      fillSeed: after.fillSeed,
      evenKeys: after.evenKeys,
      questionCount: after.questions.length,
      totalMarks,
      updatedAt: now,
    })
    .where(eq(paper.id, paperId))
  const kept: KeptList = { ...after, undoTo }
  return writeRevision(tx, { ...listOf(paperId), before: { ...before }, after: { ...kept }, staffId, now })
}

/** The questions of a section stand together, in the order of the rules. */
export function inSections<Placed extends { section: string }>(
  { sections }: Pick<RulePack, 'sections'>,
  questions: readonly Placed[],
): Placed[] {
  const place = new Map(sections.map(({ key }, at) => [key, at]))
  const of = ({ section }: Placed) => place.get(section) ?? sections.length
  return questions.toSorted((one, other) => of(one) - of(other))
}

/** Questions of another revision may have been merged away since; what is gone is left out. */
export async function stillThere(tx: Tx, questions: readonly PlacedVersion[]): Promise<PlacedVersion[]> {
  if (questions.length === 0) return []
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from question_version where id = any(${`{${questions.map(({ versionId }) => versionId).join()}}`}::int[])`,
  )
  const known = new Set(rows.map(({ id }) => id))
  return questions.filter(({ versionId }) => known.has(versionId))
}

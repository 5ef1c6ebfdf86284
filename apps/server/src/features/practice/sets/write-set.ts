import { randomBytes } from 'node:crypto'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { markRulesOf, questionWorth, type RulePack } from '@prostuti/exam-rules'
import type { PracticeChoices } from '@prostuti/learning-rules/practice/practice-choices'
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { SourcedQuestion } from '../pool/paper-contents.ts'

const { attempt, paper, paperQuestion, practiceSet, questionVersion } = tables

export type MadeSet = { id: number; questions: number }

type NewSet = {
  doctorId: number
  choices: PracticeChoices
  title: tables.LocalizedText
  /** With a section for each type of question that was drawn. */
  rules: RulePack
  seed: number
  drawn: readonly SourcedQuestion[]
  now: Date
}

/** Writes a set down as a paper of the doctor's own, in the place of what they drew before and never began. */
export async function writeSet(tx: Transaction, given: NewSet): Promise<MadeSet> {
  const { doctorId, choices, title, rules, seed, drawn, now } = given
  await removeUnbegun(tx, { doctorId, now })
  const placeOf = new Map(rules.sections.map(({ key }, at) => [key, at]))
  // As in an exam, the questions of a section stand together; who studies gets them mixed.
  const inOrder =
    choices.mode === 'study'
      ? [...drawn]
      : drawn.toSorted((one, other) => placeOf.get(one.type)! - placeOf.get(other.type)!)
  const versions = await readVersions(tx, inOrder)
  const ruleOf = markRulesOf(rules)
  const worth = ({ id, type }: SourcedQuestion) => questionWorth(type, versions.get(id)!.parts, ruleOf(type))
  const [made] = await tx
    .insert(paper)
    .values({
      key: `practice-${randomBytes(9).toString('hex')}`,
      kind: 'practice',
      isActive: false,
      stage: 'frozen',
      title,
      rules,
      opensAt: now,
      durationMinutes: rules.durationMinutes,
      attempts: null,
      shuffleParts: true,
      marksEarly: true,
      questionCount: inOrder.length,
      totalMarks: inOrder.reduce((sum, question) => sum + worth(question), 0),
      frozenAt: now,
    })
    .returning({ id: paper.id })
  const id = made!.id
  await tx.insert(practiceSet).values({
    ...{ paperId: id, doctorId },
    ...{ mode: choices.mode, choices, seed },
    questionIds: inOrder.map((question) => question.id),
    sourceIds: inOrder.map(({ sourceId }) => sourceId),
    versionIds: inOrder.map((question) => versions.get(question.id)!.id),
    sections: inOrder.map(({ type }) => type),
    createdAt: now,
  })
  return { id, questions: inOrder.length }
}

/** A set that was drawn in another tab a moment ago is about to be begun there. */
export const spareMs = 10 * 60_000

/** What was drawn and never begun is of no use to anybody once another is drawn. */
async function removeUnbegun(tx: Transaction, { doctorId, now }: { doctorId: number; now: Date }): Promise<void> {
  const own = tx
    .select({ id: practiceSet.paperId })
    .from(practiceSet)
    .where(and(eq(practiceSet.doctorId, doctorId), lt(practiceSet.createdAt, new Date(now.getTime() - spareMs))))
  const isBegun = tx.select({ one: sql`1` }).from(attempt).where(eq(attempt.paperId, paper.id))
  const isUnbegun = and(inArray(paper.id, own), notExists(isBegun))
  // Locked first, and asked again behind the lock: whoever begins one at this moment keeps it.
  const unbegun = await tx.select({ id: paper.id }).from(paper).where(isUnbegun).orderBy(paper.id).for('update')
  const ids = unbegun.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(paper).where(and(inArray(paper.id, ids), notExists(isBegun)))
}

async function readVersions(tx: Tx, drawn: readonly SourcedQuestion[]) {
  const rows = await tx
    .select({
      questionId: paperQuestion.questionId,
      id: questionVersion.id,
      parts: sql<number>`jsonb_array_length(${questionVersion.parts})`,
    })
    .from(paperQuestion)
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .where(
      sql`(${paperQuestion.paperId}, ${paperQuestion.questionId}) in (select * from unnest(
        ${`{${drawn.map(({ sourceId }) => sourceId).join()}}`}::int[], ${`{${drawn.map(({ id }) => id).join()}}`}::int[]))`,
    )
  return new Map(rows.map(({ questionId, ...version }) => [questionId, version]))
}

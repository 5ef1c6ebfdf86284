import { randomBytes, randomInt } from 'node:crypto'
import { type Db, type Transaction, type Tx, tables } from '@prostuti/db'
import { questionWorth, type RulePack } from '@prostuti/exam-rules'
import { chooseQuestions } from '@prostuti/learning-rules/practice/choose-questions'
import { drawSet } from '@prostuti/learning-rules/practice/draw-set'
import type { PracticeChoices } from '@prostuti/learning-rules/practice/practice-choices'
import { packTypes, practiceRules } from '@prostuti/learning-rules/practice/practice-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { SourcedQuestion } from '../pool/paper-contents.ts'
import type { Pool } from '../pool/read-pool.ts'
import { titleOfSet } from './title-of-set.ts'

const { attempt, paper, paperQuestion, practiceSet, practiceSetting, questionVersion, rulePack } = tables

type NewSet = { doctorId: number; choices: PracticeChoices; pool: Pool; now: Date; locale: Locale }

/** Draws a set from the pool, writes it down as a paper of the doctor's own, and remembers the choices. */
export async function makeSet(db: Db, given: NewSet): Promise<{ id: number; questions: number }> {
  const { choices, pool, locale } = given
  const pack = await findPack(db, choices, locale)
  const wanted = { ...choices, types: askable(choices, pack) }
  const seed = randomInt(2 ** 31)
  const chosen = chooseQuestions(pool.questions, wanted, await pool.lastTimes())
  const drawn = drawSet(chosen, { size: choices.size, seed })
  if (drawn.length === 0) throw invalidFields({ size: messages.practice_none_for_this({}, { locale }) })
  return db.transaction((tx) => writeSet(tx, { ...given, pack, seed, drawn }))
}

/** Of a timed set only what its rules can mark. */
export function askable({ types }: Pick<PracticeChoices, 'types'>, pack: RulePack | null): PracticeChoices['types'] {
  if (pack === null) return types
  const known = packTypes(pack)
  const both = known.filter((type) => types.includes(type))
  return both.length > 0 ? both : known
}

async function findPack(tx: Tx, { mode, pack }: PracticeChoices, locale: Locale): Promise<RulePack | null> {
  if (mode === 'study') return null
  const found = await findActivePack(tx, pack ?? '')
  if (found === undefined) throw invalidFields({ pack: messages.error_field_invalid_choice({}, { locale }) })
  return found
}

export async function findActivePack(tx: Tx, key: string): Promise<RulePack | undefined> {
  const [found] = await tx
    .select({ rules: rulePack.rules })
    .from(rulePack)
    .where(and(eq(rulePack.key, key), rulePack.isActive))
  return found?.rules
}

type Writing = NewSet & { pack: RulePack | null; seed: number; drawn: readonly SourcedQuestion[] }

async function writeSet(tx: Transaction, { doctorId, choices, pack, seed, drawn, now }: Writing) {
  await removeUnbegun(tx, { doctorId, now })
  const rules = practiceRules(pack, drawn.length)
  const placeOf = new Map(rules.sections.map(({ key }, at) => [key, at]))
  // As in an exam, the questions of a section stand together; who studies gets them mixed.
  const inOrder =
    pack === null ? [...drawn] : drawn.toSorted((one, other) => placeOf.get(one.type)! - placeOf.get(other.type)!)
  const versions = await readVersions(tx, inOrder)
  const rule = new Map(rules.sections.map((section) => [section.key, section.rule]))
  const worth = ({ id, type }: SourcedQuestion) => questionWorth(type, versions.get(id)!.parts, rule.get(type)!)
  const [made] = await tx
    .insert(paper)
    .values({
      key: `practice-${randomBytes(9).toString('hex')}`,
      kind: 'practice',
      isActive: false,
      stage: 'frozen',
      title: await titleOfSet(tx, choices),
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
  const kept = { choices, updatedAt: now }
  await tx
    .insert(practiceSetting)
    .values({ doctorId, ...kept })
    .onConflictDoUpdate({ target: practiceSetting.doctorId, set: kept })
  return { id, questions: inOrder.length }
}

/** A set that was drawn in another tab a moment ago is about to be begun there. */
const spareMs = 10 * 60_000

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

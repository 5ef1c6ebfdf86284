import { type Tx, tables } from '@prostuti/db'
import {
  type AnswerKey,
  findRulePack,
  questionWorth,
  type RuleSection,
  snapshotPack,
  type WireAnswer,
} from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'

const { paper, paperBatch, paperQuestion, question, questionVersion, subject } = tables

type PaperFields = Partial<Omit<typeof paper.$inferInsert, 'id' | 'rules' | 'questionCount' | 'totalMarks'>> & {
  /** Of a rule pack; the small free quiz if left out. */
  pack?: string
  /** How many questions in each section, where the pack leaves it open or a test wants fewer. */
  each?: number
  batchIds?: number[]
}

export type BuiltQuestion = {
  id: number
  versionId: number
  type: 'sba' | 'mcq'
  section: string
  partIds: number[]
  key: AnswerKey
}

let built = 0

/** What is right is written all over explanations built here: a test that finds it in an answer has found a leak. */
export const secretMark = 'গোপন-উত্তর'

/**
 * A paper of any rule pack with questions of its own, open from an hour ago until tomorrow unless told otherwise. Keys vary
 * from question to question.
 */
export async function buildPaper(tx: Tx, { pack = 'quiz', each, batchIds = [], ...given }: PaperFields = {}) {
  built += 1
  const found = findRulePack(pack)
  if (found === undefined) throw new Error(`there is no rule pack ${pack}`)
  const rules = snapshotPack(found)
  const places = rules.sections.flatMap((section) =>
    Array.from({ length: each ?? section.questions ?? 5 }, (_, nth) => ({ section, nth })),
  )
  const questions = await buildQuestions(tx, places)
  const totalMarks = places.reduce(
    (sum, { section }) => sum + questionWorth(section.type, section.parts ?? 4, section.rule),
    0,
  )
  const now = Date.now()
  const [row] = await tx
    .insert(paper)
    .values({
      key: `test-paper-${built}`,
      kind: 'quiz',
      stage: 'frozen',
      title: { bn: 'মডেল টেস্ট', en: 'Model test' },
      opensAt: new Date(now - 3_600_000),
      closesAt: new Date(now + 86_400_000),
      durationMinutes: rules.durationMinutes,
      ...given,
      rules,
      questionCount: questions.length,
      totalMarks,
    })
    .returning()
  await tx.insert(paperQuestion).values(
    questions.map(({ id, versionId, section }, place) => ({
      paperId: row!.id,
      position: place + 1,
      questionId: id,
      versionId,
      section,
    })),
  )
  if (batchIds.length > 0)
    await tx.insert(paperBatch).values(batchIds.map((batchId) => ({ paperId: row!.id, batchId })))
  return { row: row!, questions }
}

async function buildQuestions(tx: Tx, places: { section: RuleSection; nth: number }[]): Promise<BuiltQuestion[]> {
  const sections = [...new Set(places.map(({ section }) => section))]
  const subjects = await tx
    .insert(subject)
    .values(sections.map(({ key, name }) => ({ key: `test-${built}-${key}`, name })))
    .returning({ id: subject.id })
  const subjectOf = new Map(sections.map((section, place) => [section, subjects[place]!.id]))
  const made = await tx
    .insert(question)
    .values(
      places.map(({ section }) => ({
        type: section.type,
        subjectId: subjectOf.get(section)!,
        state: 'ready' as const,
      })),
    )
    .returning({ id: question.id })
  const drawn = places.map(({ section, nth }, place) => ({ id: made[place]!.id, section, ...draw(section, nth) }))
  const versions = await tx
    .insert(questionVersion)
    .values(
      drawn.map(({ id, partIds, key }) => ({
        questionId: id,
        version: 1,
        text: { bn: `প্রশ্ন ${id}`, en: `Question ${id}` },
        parts: partIds.map((part) => ({ id: part, text: { bn: `প্রশ্ন ${id}, বিকল্প ${part}` } })),
        key,
        explanation: { bn: `${secretMark} ${id}: ${JSON.stringify(key)}` },
      })),
    )
    .returning({ id: questionVersion.id })
  return drawn.map(({ id, section, partIds, key }, place) => ({
    id,
    versionId: versions[place]!.id,
    type: section.type,
    section: section.key,
    partIds,
    key,
  }))
}

function draw({ type, parts }: RuleSection, nth: number): { partIds: number[]; key: AnswerKey } {
  const partIds = Array.from({ length: parts ?? 4 }, (_, place) => place + 1)
  if (type === 'sba') return { partIds, key: { type, options: [1 + (nth % partIds.length)] } }
  return { partIds, key: { type, stems: Object.fromEntries(partIds.map((id) => [id, (nth + id) % 2 ? 'T' : 'F'])) } }
}

/** The answer that gets a question wholly right, as a browser would send it. */
export function rightAnswer({ key }: Pick<BuiltQuestion, 'key'>): WireAnswer {
  return key.type === 'sba' ? key.options[0]! : mapStems(key.stems, (truth) => (truth === 'F' ? 'F' : 'T'))
}

/** The answer that gets a question wholly wrong. */
export function wrongAnswer({ key, partIds }: Pick<BuiltQuestion, 'key' | 'partIds'>): WireAnswer {
  if (key.type === 'sba') return partIds.find((id) => !key.options.includes(id))!
  return mapStems(key.stems, (truth) => (truth === 'F' ? 'T' : 'F'))
}

const mapStems = <From, To>(stems: Readonly<Record<string, From>>, change: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(stems).map(([id, value]) => [id, change(value)]))

/** The next version of a question with another key, as if it had been corrected by hand: papers point to it, results wait. */
export async function buildCorrection(tx: Tx, { id }: Pick<BuiltQuestion, 'id'>, key: AnswerKey): Promise<void> {
  await tx.execute(sql`
    with corrected as (
      insert into question_version (question_id, version, text, images, parts, fixed_order, key, explanation, note)
      select question_id, version + 1, text, images, parts, fixed_order, ${JSON.stringify(key)}::jsonb, explanation, 'test'
      from question_version where question_id = ${id} order by version desc limit 1
      returning id
    ), pointed as (
      update paper_question set version_id = corrected.id from corrected where question_id = ${id} returning paper_id
    )
    update paper set keys_revision = keys_revision + 1, updated_at = now() from pointed where paper.id = pointed.paper_id`)
}

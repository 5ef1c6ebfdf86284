import { type Tx, tables } from '@prostuti/db'
import {
  type BlueprintLine,
  type Candidate,
  fillGaps,
  findGaps,
  type Gap,
  type RulePack,
  restDays,
} from '@prostuti/exam-rules'
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'
import { mayPlace } from './bank-scope.ts'
import type { DeskQuestion } from './desk-questions.ts'
import { isRecent, type Met } from './met-questions.ts'

const { question, questionVersion, subject } = tables

type Drawing = {
  rules: Pick<RulePack, 'sections'>
  blueprint: readonly BlueprintLine[]
  placed: readonly DeskQuestion[]
  met: ReadonlyMap<number, Met>
  member: StaffMember
  satAt: Date
  now: Date
  seed: number
  /** Never these, whatever the gaps. */
  without?: readonly number[]
  /** Only about this. */
  about?: { subjectId: number }
}

type Drawn = { chosen: { id: number; versionId: number; section: string }[]; lacking: readonly Gap[] }

/** Draws questions from the bank for what a paper lacks. The same seed draws the same from the same bank. */
export async function drawQuestions(tx: Tx, drawing: Drawing): Promise<Drawn> {
  const { rules, blueprint, placed, satAt, seed } = drawing
  const found = new Map<number, Candidate & { versionId: number }>()
  for (const gap of findGaps(rules, blueprint, placed))
    for (const candidate of await readCandidates(tx, gap, drawing)) found.set(candidate.id, candidate)
  const keys = drawing.about ? [] : await tx.select({ key: subject.key }).from(subject)
  const subjects = new Set(keys.map(({ key }) => key))
  const { chosen, lacking } = fillGaps(
    { rules, blueprint, placed, candidates: [...found.values()], subjects, satAt },
    seed,
  )
  return { chosen: chosen.map(({ id, section }) => ({ id, section, versionId: found.get(id)!.versionId })), lacking }
}

/** More than a gap needs, because some will say nearly the same as others; a share of the bank that the seed decides. */
const enoughFor = ({ missing }: Gap): number => missing * 8 + 60

async function readCandidates(tx: Tx, gap: Gap, drawing: Drawing): Promise<(Candidate & { versionId: number })[]> {
  const { rules, placed, met, member, satAt, now, seed, without = [], about } = drawing
  const section = rules.sections.find(({ key }) => key === gap.section)!
  const recent = [...met].flatMap(([id, each]) => (isRecent(each, { satAt, restDays }) ? [id] : []))
  const outside = [...placed.map(({ id }) => id), ...without, ...recent]
  const subjectId = gap.subjectId ?? about?.subjectId
  const wanted: (SQL | undefined)[] = [
    mayPlace(member, now),
    eq(question.state, 'ready'),
    eq(question.type, section.type),
    section.parts === null ? undefined : sql`jsonb_array_length(${questionVersion.parts}) = ${section.parts}`,
    subjectId === undefined ? undefined : eq(question.subjectId, subjectId),
    gap.topicId === null ? undefined : eq(question.topicId, gap.topicId),
    outside.length > 0 ? notInArray(question.id, [...new Set(outside)]) : undefined,
  ]
  const rows = await tx
    .select({
      id: question.id,
      type: question.type,
      subjectId: question.subjectId,
      topicId: question.topicId,
      subject: subject.key,
      words: question.searchKey,
      versionId: questionVersion.id,
      partCount: sql<number>`jsonb_array_length(${questionVersion.parts})`,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .where(and(...wanted))
    .orderBy(sql`md5(${question.id} || ':' || ${seed}::int)`)
    .limit(enoughFor(gap))
  return rows.map((row) => ({ ...row, metAt: met.get(row.id)?.at ?? null }))
}

/** Questions that somebody chose, in the version that is newest now; those that are not theirs are not there. */
export async function readChosen(
  tx: Tx,
  { ids, member, now }: { ids: readonly number[]; member: StaffMember; now: Date },
): Promise<{ id: number; versionId: number; type: 'sba' | 'mcq'; subject: string; partCount: number }[]> {
  const rows = await tx
    .select({
      id: question.id,
      versionId: questionVersion.id,
      type: question.type,
      subject: subject.key,
      partCount: sql<number>`jsonb_array_length(${questionVersion.parts})`,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .where(and(inArray(question.id, [...ids]), mayPlace(member, now)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

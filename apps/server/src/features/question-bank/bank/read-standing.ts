import type { ResponseOf } from '@prostuti/contract'
import type { readQuestionStanding } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { paperState } from '@prostuti/exam-rules'
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'
import { factsOfQuestion } from '../deeds/facts-of-question.ts'
import { verbsFor } from '../rules/verbs.ts'
import { useOfQuestion } from '../writing/use-of-question.ts'
import { areKeysShown } from './keys-of-question.ts'

const { objection, paper, paperQuestion, question, questionVersion, staff } = tables

type Standing = ResponseOf<typeof readQuestionStanding>
type StandingQuery = { id: number; member: StaffMember; now: Date }

const papersAtMost = 50

/** What hangs on a question beside its words. */
export async function readStanding(tx: Tx, asked: StandingQuery): Promise<Standing> {
  const { id } = asked
  const { row, facts, rights } = await factsOfQuestion(tx, asked)
  const [use, keysShown, versions, names, papers, [objections], merged, into] = await Promise.all([
    useOfQuestion(tx, id),
    areKeysShown(tx, asked),
    tx
      .select({ version: questionVersion.version })
      .from(questionVersion)
      .where(eq(questionVersion.id, row.currentVersionId ?? 0)),
    tx
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(inArray(staff.id, [row.authorId ?? 0, row.reviewerId ?? 0])),
    papersOf(tx, asked),
    tx
      .select({ waiting: count() })
      .from(objection)
      .where(and(eq(objection.questionId, id), isNull(objection.answeredAt))),
    mergedInto(tx, id),
    row.mergedIntoId === null ? [] : textsOf(tx, [row.mergedIntoId]),
  ])
  const nameOf = (staffId: number | null) => names.find((each) => each.id === staffId) ?? null
  return {
    state: row.state,
    version: versions[0]?.version ?? 1,
    author: nameOf(row.authorId),
    reviewer: nameOf(row.reviewerId),
    is_given_back: row.state === 'draft' && row.reviewWords !== null,
    // What is to be mended may say what is right.
    review_words: keysShown ? row.reviewWords : null,
    keys_shown: keysShown,
    is_sat: use.isSat,
    ...{ papers: row.papers, sittings: row.sittings, facility: row.facility, discrimination: row.discrimination },
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    in_papers: papers,
    objections: objections?.waiting ?? 0,
    merged_into: into[0] ?? null,
    merged,
    verbs: verbsFor(facts, rights),
    may_write: rights.write,
  }
}

async function papersOf(tx: Tx, { id, now }: StandingQuery): Promise<Standing['in_papers']> {
  const rows = await tx
    .select({ of: paper, version: questionVersion.version })
    .from(paperQuestion)
    .innerJoin(paper, eq(paper.id, paperQuestion.paperId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .where(eq(paperQuestion.questionId, id))
    .orderBy(desc(paper.listedAt), desc(paper.id))
    .limit(papersAtMost)
  return rows.map(({ of, version }) => ({
    id: of.id,
    title: of.title,
    state: paperState(now, of),
    opens_at: of.opensAt?.toISOString() ?? null,
    version,
  }))
}

const textsOf = (tx: Tx, ids: number[]) =>
  tx
    .select({ id: question.id, text: questionVersion.text })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .where(inArray(question.id, ids))

const mergedInto = (tx: Tx, id: number): Promise<Standing['merged']> =>
  tx
    .select({ id: question.id, text: questionVersion.text, tags: question.tags, papers: question.papers })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .where(eq(question.mergedIntoId, id))
    .orderBy(asc(question.id))

import type { QueryOf, ResponseOf } from '@prostuti/contract'
import type { listObjections as listCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { keysShown, presentPaperName } from '../exam/index.ts'
import { inCourses, ofBranches, type StaffMember } from '../staff/index.ts'

const { keyCorrection, objection, openCorrectionStates, paper, paperQuestion, question, questionVersion } = tables

const perPage = 30

export type Reader = { member: StaffMember; now: Date }

/** Conditions on `objection`: of a doctor of the member's branches; and of a paper of their courses. */
export const ofMember = (member: StaffMember) => ofBranches(member, sql`${objection.doctorId}`)
const isTheirs = (member: StaffMember) => and(inCourses(member, paper.courseId), ofMember(member))

/** What doctors object to, by question: those that most object to first, then those that have waited longest. */
export async function listObjections(
  tx: Tx,
  { show = 'open', paper: paperId, page = 1, member, now }: QueryOf<typeof listCall> & Reader,
): Promise<ResponseOf<typeof listCall>> {
  const counts = tx
    .select({
      paperId: objection.paperId,
      questionId: objection.questionId,
      open: sql<number>`count(*) filter (where ${objection.answeredAt} is null)`.mapWith(Number).as('open'),
      answered: sql<number>`count(${objection.answeredAt})`.mapWith(Number).as('answered'),
      withSource: sql<number>`count(${objection.source})`.mapWith(Number).as('with_source'),
      firstAt: sql<Date>`min(${objection.createdAt})`.mapWith(objection.createdAt).as('first_at'),
      lastAt: sql<Date>`max(${objection.createdAt})`.mapWith(objection.createdAt).as('last_at'),
    })
    .from(objection)
    .innerJoin(paper, eq(paper.id, objection.paperId))
    .where(and(isTheirs(member), paperId === undefined ? undefined : eq(objection.paperId, paperId)))
    .groupBy(objection.paperId, objection.questionId)
    .as('counts')
  const where = show === 'open' ? sql`${counts.open} > 0` : sql`${counts.open} = 0`
  const rows = await tx
    .select({
      paper: { id: paper.id, title: paper.title, closesAt: paper.closesAt },
      position: paperQuestion.position,
      text: questionVersion.text,
      isShown: keysShown(member, now),
      questionId: counts.questionId,
      open: counts.open,
      answered: counts.answered,
      withSource: counts.withSource,
      firstAt: counts.firstAt,
      lastAt: counts.lastAt,
      correctionId: keyCorrection.id,
    })
    .from(counts)
    .innerJoin(paper, eq(paper.id, counts.paperId))
    .innerJoin(question, eq(question.id, counts.questionId))
    .innerJoin(
      paperQuestion,
      and(eq(paperQuestion.paperId, counts.paperId), eq(paperQuestion.questionId, counts.questionId)),
    )
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .leftJoin(
      keyCorrection,
      and(eq(keyCorrection.questionId, counts.questionId), inArray(keyCorrection.state, openCorrectionStates)),
    )
    .where(where)
    .orderBy(sql`${counts.open} desc`, asc(counts.firstAt))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [total] = await tx.select({ count: sql<number>`count(*)::int` }).from(counts).where(where)
  return {
    rows: rows.map((row) => ({
      paper: presentPaperName(row.paper),
      question_id: row.questionId,
      position: row.position,
      text: row.isShown ? row.text : null,
      open: row.open,
      answered: row.answered,
      with_source: row.withSource,
      first_at: row.firstAt.toISOString(),
      last_at: row.lastAt.toISOString(),
      correction_id: row.correctionId,
    })),
    total: total!.count,
  }
}

export type QuestionOfPaper = { paperId: number; questionId: number }

/** Those that nobody has answered, of a question in a paper of the member's courses. */
export async function openObjections(
  tx: Tx,
  { paperId, questionId, member }: QuestionOfPaper & Pick<Reader, 'member'>,
): Promise<number[]> {
  const rows = await tx
    .select({ id: objection.id })
    .from(objection)
    .innerJoin(paper, eq(paper.id, objection.paperId))
    .where(
      and(
        eq(objection.paperId, paperId),
        eq(objection.questionId, questionId),
        isNull(objection.answeredAt),
        isTheirs(member),
      ),
    )
  return rows.map(({ id }) => id)
}

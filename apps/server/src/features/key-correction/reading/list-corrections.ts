import type { QueryOf, ResponseOf } from '@prostuti/contract'
import type { listCorrections as call } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { keysShown, presentPaperName } from '../../exam/index.ts'
import { inCourses, type StaffMember } from '../../staff/index.ts'

const { keyCorrection, paper, paperQuestion, question, questionVersion, staff } = tables

const perPage = 30

/** Corrections of the member's own courses, the newest first. What a question says is shown to whoever may know its key. */
export async function listCorrections(
  tx: Tx,
  { state, paper: paperId, before, member, now }: QueryOf<typeof call> & { member: StaffMember; now: Date },
): Promise<ResponseOf<typeof call>> {
  const rows = await tx
    .select({
      correction: keyCorrection,
      paper,
      position: paperQuestion.position,
      text: questionVersion.text,
      isShown: keysShown(member, now),
      by: { id: staff.id, name: staff.name },
    })
    .from(keyCorrection)
    .innerJoin(paper, eq(paper.id, keyCorrection.paperId))
    .innerJoin(question, eq(question.id, keyCorrection.questionId))
    .innerJoin(
      paperQuestion,
      and(eq(paperQuestion.paperId, paper.id), eq(paperQuestion.questionId, keyCorrection.questionId)),
    )
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .innerJoin(staff, eq(staff.id, keyCorrection.createdBy))
    .where(
      and(
        inCourses(member, paper.courseId),
        state ? eq(keyCorrection.state, state) : sql`${keyCorrection.state} <> 'dropped'`,
        paperId === undefined ? undefined : eq(keyCorrection.paperId, paperId),
        before === undefined ? undefined : lt(keyCorrection.id, before),
      ),
    )
    .orderBy(desc(keyCorrection.id))
    .limit(perPage + 1)
  const page = rows.slice(0, perPage)
  return {
    rows: page.map(({ correction, paper: row, position, text, isShown, by }) => {
      const effect = isShown ? correction.summary?.papers.find((each) => each.paperId === row.id) : undefined
      return {
        id: correction.id,
        state: correction.state,
        kind: correction.kind,
        paper: presentPaperName(row),
        position,
        text: isShown ? text : null,
        rising: effect?.rising ?? null,
        falling: effect?.falling ?? null,
        created_by: by,
        created_at: correction.createdAt.toISOString(),
        published_at: correction.publishedAt?.toISOString() ?? null,
      }
    }),
    next: rows.length > perPage ? page.at(-1)!.correction.id : null,
  }
}

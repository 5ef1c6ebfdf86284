import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq, type SQL } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { isExam } from '../exam/index.ts'
import { inCourses, may, type StaffMember } from '../staff/index.ts'

const { paper } = tables

export type PaperRow = typeof paper.$inferSelect

/** A condition on `paper`: of the member's courses. */
export const seesPaper = (member: StaffMember): SQL | undefined => and(isExam(), inCourses(member, paper.courseId))

/** A condition on `paper`: what it asks is the member's to see. Who may not see questions early sees their own papers alone. */
const opensPaper = (member: StaffMember): SQL | undefined =>
  and(seesPaper(member), may(member, 'questions.early') ? undefined : eq(paper.authorId, member.id))

type PaperOfMember = { id: number; member: StaffMember }

/** The paper whose questions this member may see; to anybody else it is not there. */
export async function findPaper(tx: Tx, { id, member }: PaperOfMember): Promise<PaperRow> {
  const [row] = await tx
    .select()
    .from(paper)
    .where(and(eq(paper.id, id), opensPaper(member)))
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The same, held against other writers. */
export async function holdPaper(tx: Transaction, { id, member }: PaperOfMember): Promise<PaperRow> {
  const [row] = await tx
    .select()
    .from(paper)
    .where(and(eq(paper.id, id), opensPaper(member)))
    .for('update')
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Whoever may not freeze or see questions early writes drafts; what is ready is for those who check it. */
export const mayWriteStage = (member: StaffMember, stage: PaperRow['stage']): boolean =>
  stage === 'draft' || (stage === 'ready' && may(member, 'questions.early'))

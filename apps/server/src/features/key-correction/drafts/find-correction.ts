import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { keysShown } from '../../exam/index.ts'
import { inCourses, type StaffMember } from '../../staff/index.ts'

const { keyCorrection, paper, question } = tables

type CorrectionQuery = { id: number; member: StaffMember; now: Date }

export type FoundCorrection = {
  correction: typeof keyCorrection.$inferSelect
  paper: typeof paper.$inferSelect
}

/** A correction of a paper of the member's own courses, whose key they may know. Another does not exist for them. */
export async function findCorrection(tx: Tx, { id, member, now }: CorrectionQuery): Promise<FoundCorrection> {
  const [found] = await lookUp(tx, { id, member, now })
  if (found === undefined) throw new AppError('not_found')
  return found
}

export const isCorrectionThere = async (tx: Tx, asked: CorrectionQuery): Promise<boolean> =>
  (await lookUp(tx, asked)).length > 0

const lookUp = (tx: Tx, { id, member, now }: CorrectionQuery): Promise<FoundCorrection[]> =>
  tx
    .select({ correction: keyCorrection, paper })
    .from(keyCorrection)
    .innerJoin(paper, eq(paper.id, keyCorrection.paperId))
    .innerJoin(question, eq(question.id, keyCorrection.questionId))
    .where(and(eq(keyCorrection.id, id), inCourses(member, paper.courseId), keysShown(member, now)))

/** The same, held until the transaction ends, and in one of these states: what became of it meanwhile is somebody else's deed. */
export async function holdCorrection(
  tx: Transaction,
  asked: CorrectionQuery & { states: readonly FoundCorrection['correction']['state'][] },
): Promise<FoundCorrection> {
  await tx.select({ id: keyCorrection.id }).from(keyCorrection).where(eq(keyCorrection.id, asked.id)).for('update')
  const found = await findCorrection(tx, asked)
  if (!asked.states.includes(found.correction.state)) throw new AppError('version_conflict')
  return found
}

import { type Transaction, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { areKeysShown } from '../bank/keys-of-question.ts'
import { seesQuestion } from '../bank/sees-question.ts'
import { contentOf } from '../rules/question-content.ts'
import { writeQuestion } from '../writing/write-question.ts'

const { question, questionVersion } = tables

type Copy = { id: number; member: StaffMember; now: Date; locale: Locale }

/** A new draft of whoever asks. What they may not know yet cannot be copied: the copy would be theirs, and show it. */
export async function duplicateQuestion(tx: Transaction, { id, member, now, locale }: Copy): Promise<number> {
  const [row] = await tx
    .select({ of: question, says: questionVersion })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .where(and(eq(question.id, id), seesQuestion(member, now)))
  if (row === undefined || !(await areKeysShown(tx, { id, member, now }))) throw new AppError('not_found')
  const { type, subjectId, topicId, difficulty, tags } = row.of
  const about = { type, subjectId, topicId, difficulty, tags }
  const copy = await writeQuestion(tx, { ...about, content: contentOf(row.says), staffId: member.id, now, locale })
  return copy.id
}

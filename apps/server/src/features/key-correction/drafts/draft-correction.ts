import { isDeepStrictEqual } from 'node:util'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { type AnswerKey, type CorrectionKind, correctedKey, keyFits } from '@prostuti/exam-rules'
import type { LocalizedText } from '@prostuti/text/locale'
import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { isPaperRunning, keysShown } from '../../exam/index.ts'
import { inCourses, type StaffMember } from '../../staff/index.ts'
import type { FoundCorrection } from './find-correction.ts'

const { correctionEffect, keyCorrection, paper, openCorrectionStates, paperQuestion, question, questionVersion } =
  tables

type Start = { paperId: number; questionId: number; member: StaffMember; now: Date }

/** A question as it stands in a paper that the member sees, and whose key they may know. */
export async function findAsked(tx: Tx, { paperId, questionId, member, now }: Start) {
  const [found] = await tx
    .select({
      paper,
      version: questionVersion,
      position: paperQuestion.position,
      section: paperQuestion.section,
      question,
    })
    .from(paperQuestion)
    .innerJoin(paper, eq(paper.id, paperQuestion.paperId))
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .where(
      and(
        eq(paperQuestion.paperId, paperId),
        eq(paperQuestion.questionId, questionId),
        inCourses(member, paper.courseId),
        keysShown(member, now),
      ),
    )
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** Begins a draft: nothing is chosen yet but that the key is mistaken. A question has one open correction at a time. */
export async function startCorrection(tx: Transaction, given: Start): Promise<{ id: number; isNew: boolean }> {
  const { version } = await findAsked(tx, given)
  const { paperId, questionId, member, now } = given
  // Two who begin at once begin the same.
  await tx.select({ id: question.id }).from(question).where(eq(question.id, questionId)).for('no key update')
  const [open] = await tx
    .select({ id: keyCorrection.id })
    .from(keyCorrection)
    .where(and(eq(keyCorrection.questionId, questionId), inArray(keyCorrection.state, openCorrectionStates)))
  if (open) return { id: open.id, isNew: false }
  const [made] = await tx
    .insert(keyCorrection)
    .values({
      questionId,
      paperId,
      kind: 'new_key',
      key: version.key,
      createdBy: member.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: keyCorrection.id })
  return { id: made!.id, isNew: true }
}

type Change = {
  kind: CorrectionKind
  chosen: AnswerKey | null
  reason: LocalizedText | null
  member: StaffMember
  now: Date
}

/** What is right instead, and why. What was rehearsed of another key counts no more. */
export async function changeCorrection(tx: Transaction, found: FoundCorrection, change: Change): Promise<void> {
  const { correction } = found
  const { kind, chosen, reason, member, now } = change
  const asked = await findAsked(tx, { paperId: correction.paperId, questionId: correction.questionId, member, now })
  const key = correctedKey(asked.version.key, kind, chosen)
  const parts = asked.version.parts
  const fits = (each: AnswerKey | null | undefined) => !each || keyFits({ type: asked.question.type, parts }, each)
  if (key === undefined || !fits(key) || !fits(chosen)) throw new AppError('validation_failed')
  const isSame = isDeepStrictEqual(key, correction.key) && isDeepStrictEqual(chosen, correction.chosen)
  if (!isSame) await tx.delete(correctionEffect).where(eq(correctionEffect.correctionId, correction.id))
  await tx
    .update(keyCorrection)
    .set({
      kind,
      key,
      chosen,
      reason: reason && (reason.en ? { bn: reason.bn, en: reason.en } : { bn: reason.bn }),
      ...(!isSame && { summary: null, rehearsedAt: null }),
      updatedAt: now,
    })
    .where(eq(keyCorrection.id, correction.id))
}

/** Refused while somebody is sitting a ranked paper with the question: what is right must not change under their hands. */
export async function refuseRunning(tx: Tx, { questionId, now }: { questionId: number; now: Date }): Promise<void> {
  if (await isAnyRunning(tx, { questionId, now })) throw new AppError('paper_running')
}

export async function isAnyRunning(tx: Tx, { questionId, now }: { questionId: number; now: Date }): Promise<boolean> {
  const rows = await tx
    .select({ paper })
    .from(paper)
    .innerJoin(paperQuestion, eq(paperQuestion.paperId, paper.id))
    .where(eq(paperQuestion.questionId, questionId))
  return rows.some((row) => isPaperRunning(now, row.paper))
}

import type { BodyOf, saveOnSpotBcsExam } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { judgeSave } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, lt } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { SittingState } from '../journal/write-steps.ts'
import type { Paper } from '../papers/paper-store.ts'
import { attemptOf } from './attempt-of.ts'
import { type AttemptRow, asAttempt, attemptColumns, isOpenAt } from './attempt-row.ts'

const { attempt } = tables

type FlagsBody = Extract<BodyOf<typeof saveOnSpotBcsExam>, { flagged_question_ids: number[] }>

type FlagsSaved = SittingState & { flaggedIds: number[] }

type FlagsToSave = { paper: Paper; doctorId: number; body: FlagsBody; at: Date; locale: Locale }

/** Replaces the doctor's flags by a newer list, by the rules of an answer: refused once time is up, an older list never counts. */
export async function saveFlags(tx: Tx, { paper, doctorId, body, at, locale }: FlagsToSave): Promise<FlagsSaved> {
  const flaggedIds = [...new Set(body.flagged_question_ids)]
  if (!flaggedIds.every((id) => paper.byId.has(id)))
    throw invalidFields({ flagged_question_ids: messages.error_field_invalid({}, { locale }) })
  const own = attemptOf({ doctorId, paperId: paper.row.id, number: body.attempt })
  const [saved] = await tx
    .update(attempt)
    .set({ flaggedIds, flagsSequence: body.sequence })
    .where(and(own, isOpenAt(at), lt(attempt.flagsSequence, body.sequence)))
    .returning(attemptColumns)
  if (saved !== undefined) return flagsOf(saved)
  const [found] = await tx.select(attemptColumns).from(attempt).where(own).orderBy(desc(attempt.number)).limit(1)
  if (found === undefined) throw new AppError('not_found')
  const judgement = judgeSave(at, asAttempt(found), body.sequence, found.flagsSequence)
  const same = found.flaggedIds.length === flaggedIds.length && flaggedIds.every((id) => found.flaggedIds.includes(id))
  if (judgement === 'repeated' && same) return flagsOf(found)
  throw new AppError(judgement === 'finished' || judgement === 'too_late' ? 'exam_finished' : 'answer_outdated')
}

const flagsOf = ({ flaggedIds, endsAt, news, pausedAt }: AttemptRow): FlagsSaved => ({
  ...{ flaggedIds, news },
  endsAt: endsAt.getTime(),
  paused: pausedAt !== null,
})

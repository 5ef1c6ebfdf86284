import type { Tx } from '@prostuti/db'
import { judgeSave } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { asAttempt } from '../sitting/attempt-row.ts'
import type { NewStep, Saved } from './write-steps.ts'

type Found = Omit<Saved, 'endsAt'> & {
  startedAt: Date
  endsAt: Date
  pausedAt: Date | null
  finishedAt: Date | null
  sequence: string | null
  same: boolean | null
  /** Its key was shown: what was answered before stands. */
  shown: boolean
}

/**
 * Why the journal did not take a step. Gives the present lists for one that it has already, throws for one that it will
 * never take, and gives undefined where nothing is in the way any more.
 */
export async function judgeRefused(tx: Tx, step: NewStep): Promise<Saved | undefined> {
  const { rows } = await tx.execute<Found>(sql`
    select started_at as "startedAt", ends_at as "endsAt", finished_at as "finishedAt",
      answered_places as answered, partial_places as partial, news,
      (select paused_at from paper where paper.id = attempt.paper_id) as "pausedAt",
      newest.sequence, newest.answer = ${step.answer}::jsonb as same,
      shown_places is not null and get_bit(shown_places, ${step.bit}) = 1 as shown
    from attempt
    left join lateral (
      select sequence, answer from written_step
      where attempt_id = attempt.id and question_id = ${step.questionId} order by sequence desc limit 1) newest on true
    where doctor_id = ${step.doctorId} and paper_id = ${step.paperId}
      and number = coalesce(${step.number}, number)
    order by number desc limit 1`)
  const found = rows[0]
  if (found === undefined) throw new AppError('not_found')
  switch (judgeSave(step.at, attemptOf(found), step.sequence, numberOf(found.sequence))) {
    case 'repeated':
      if (!found.same) throw new AppError('answer_outdated')
      return savedOf(found)
    case 'older':
      throw new AppError('answer_outdated')
    case 'finished':
    case 'too_late':
      throw new AppError('exam_finished')
    case 'new':
      if (found.shown) throw new AppError('answer_outdated')
      return undefined
  }
}

const savedOf = ({ answered, partial, endsAt, news, pausedAt }: Found): Saved => ({
  ...{ answered, partial, news },
  endsAt: new Date(endsAt).getTime(),
  paused: pausedAt !== null,
})

const numberOf = (text: string | null): number | undefined => (text === null ? undefined : Number(text))

// A row of a raw query brings its moments as text.
const attemptOf = ({ startedAt, endsAt, finishedAt, pausedAt }: Found) =>
  asAttempt({
    startedAt: new Date(startedAt),
    endsAt: new Date(endsAt),
    pausedAt: pausedAt && new Date(pausedAt),
    ranked: false,
    finishedAt: finishedAt && new Date(finishedAt),
    finishedBy: finishedAt && 'doctor',
    voidedAt: null,
  })

import type { Transaction } from '@prostuti/db'
import type { WireAnswer } from '@prostuti/exam-rules'
import { type SQL, sql } from 'drizzle-orm'

/** A marked attempt with everything that was ever answered to one question in it. */
export type AnsweredAttempt = {
  id: number
  doctorId: number
  ranked: boolean
  startedAt: Date
  endsAt: Date
  finishedAt: Date
  finishedBy: 'doctor' | 'deadline'
  marks: number
  outOf: number
  wrong: number
  outcome: 'passed' | 'failed' | null
  steps: { sequence: number; answer: WireAnswer; savedAt: string }[]
}

const atOnce = 2000

/**
 * The attempts of a paper that are marked with its present keys, some at a time, each with its answers to one question: a cursor, so that
 * a hundred thousand of them are planned once and never held together. Void ones count for nothing and are left out.
 */
export async function* answeredAttempts(
  tx: Transaction,
  { paperId, questionId, keysRevision }: { paperId: number; questionId: number; keysRevision: number },
): AsyncGenerator<AnsweredAttempt[]> {
  await tx.execute(sql`declare answered no scroll cursor for ${attemptsWith({ paperId, questionId, keysRevision })}`)
  for (;;) {
    const { rows } = await tx.execute<AnsweredRow>(sql`fetch ${sql.raw(String(atOnce))} from answered`)
    if (rows.length === 0) break
    yield rows.map(asAnswered)
  }
  await tx.execute(sql`close answered`)
}

type AnsweredRow = Omit<AnsweredAttempt, 'startedAt' | 'endsAt' | 'finishedAt' | 'steps'> & {
  startedAt: string
  endsAt: string
  finishedAt: string
  steps: AnsweredAttempt['steps'] | null
}

// A row of a raw query brings its moments as text.
const asAnswered = (row: AnsweredRow): AnsweredAttempt => ({
  ...row,
  startedAt: new Date(row.startedAt),
  endsAt: new Date(row.endsAt),
  finishedAt: new Date(row.finishedAt),
  steps: row.steps ?? [],
})

const attemptsWith = (of: { paperId: number; questionId: number; keysRevision: number }): SQL => sql`
  select attempt.id, attempt.doctor_id as "doctorId", attempt.ranked, attempt.started_at as "startedAt",
    attempt.ends_at as "endsAt", attempt.finished_at as "finishedAt", attempt.finished_by as "finishedBy",
    result.marks, result.out_of as "outOf", result.wrong, result.outcome, given.steps
  from attempt_result result join attempt on attempt.id = result.attempt_id
  left join lateral (
    select json_agg(json_build_object('sequence', sequence, 'answer', answer, 'savedAt', saved_at)) as steps
    from written_step where attempt_id = attempt.id and question_id = ${sql.raw(String(of.questionId))}
  ) given on true
  where result.paper_id = ${sql.raw(String(of.paperId))} and result.keys_revision = ${sql.raw(String(of.keysRevision))}
    and attempt.voided_at is null`

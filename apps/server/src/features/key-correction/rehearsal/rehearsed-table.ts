import type { Transaction } from '@prostuti/db'
import type { Total } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import type { AnsweredAttempt } from './question-answers.ts'

export type RehearsedAttempt = {
  attempt: AnsweredAttempt
  after: Total & { outcome: 'passed' | 'failed' | undefined }
}

/** A table of the transaction alone: ranks are drawn from it by the database, as the real ones are. */
export async function createRehearsed(tx: Transaction): Promise<void> {
  await tx.execute(sql`drop table if exists pg_temp.rehearsed`)
  await tx.execute(sql`create temporary table rehearsed (
    attempt_id int not null, doctor_id int not null, ranked boolean not null,
    marks_before int not null, out_of_before int not null, wrong_before int not null, outcome_before text,
    marks_after int not null, out_of_after int not null, wrong_after int not null, outcome_after text
  ) on commit drop`)
}

export async function writeRehearsed(tx: Transaction, rows: readonly RehearsedAttempt[]): Promise<void> {
  if (rows.length === 0) return
  const list = (value: (row: RehearsedAttempt) => unknown) => sql.param(rows.map(value))
  await tx.execute(sql`
    insert into rehearsed select * from unnest(
      ${list(({ attempt }) => attempt.id)}::int[], ${list(({ attempt }) => attempt.doctorId)}::int[],
      ${list(({ attempt }) => attempt.ranked)}::boolean[],
      ${list(({ attempt }) => attempt.marks)}::int[], ${list(({ attempt }) => attempt.outOf)}::int[],
      ${list(({ attempt }) => attempt.wrong)}::int[], ${list(({ attempt }) => attempt.outcome)}::text[],
      ${list(({ after }) => after.marks)}::int[], ${list(({ after }) => after.outOf)}::int[],
      ${list(({ after }) => after.wrong)}::int[], ${list(({ after }) => after.outcome ?? null)}::text[])`)
}

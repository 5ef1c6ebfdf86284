import { type Fullness, graceMs, type Positions } from '@prostuti/exam-rules'

/** One answer on its way to the journal. `answer` is its JSON in the one spelling the rules write. */
export type NewStep = {
  doctorId: number
  paperId: number
  /** The attempt the room shows; null where it did not say. */
  number: number | null
  questionId: number
  /** The question's bit in `answered_places` and `partial_places`. */
  bit: number
  sequence: number
  answer: string
  fullness: Fullness
  /** When the request arrived: time is judged by it, not by when the step is written. */
  at: Date
}

/** What is wholly and what is partly answered now, and how the sitting stands: what every save answers. */
export type Saved = { answered: Positions; partial: Positions } & SittingState

export type SittingState = {
  /** In milliseconds. While it is paused, as it stood when that began. */
  endsAt: number
  /** A number that grows with whatever the control room does. */
  news: number
  paused: boolean
}

/** As much of a connection as is needed here. */
export type StepWriter = {
  query<Row>(statement: {
    name?: string
    text: string
    values?: unknown[]
    query_timeout?: number
  }): Promise<{ rows: Row[] }>
}

/*
 * The row of the attempt is locked by the update, and checked again by PostgreSQL once it has the lock: that is what keeps
 * a save from slipping in behind a finish. The steps are looked at as they were when the statement began, so two processes
 * may in one moment both write a step of one question. That does no harm, as the highest sequence counts; an equal one
 * fails on the key, and the next try finds it. What was shown (practice) is looked at in the row itself, so behind the lock: no step
 * slips in once the key has left. A paused paper lets nobody run out of time; that is only looked up for who would. The newest step is asked for by its whole key: joined instead, the planner
 * reads every step of the attempt as long as it takes the table for a small one.
 */
const text = `
with arrived as (
  select * from unnest($1::int[], $2::int[], $3::int[], $4::bigint[], $5::jsonb[], $6::text[], $7::bigint[], $8::int[],
    $9::int[]) with ordinality
    as arrived (doctor_id, paper_id, question_id, sequence, answer, fullness, ms, number, bit, nth)
), given as (
  select *, timestamptz 'epoch' + ms * interval '1 millisecond' as saved_at from arrived
), kept as (
  update attempt set
    steps = attempt.steps + 1,
    saved_at = greatest(attempt.saved_at, given.saved_at),
    answered_places = set_bit(answered_places, bit, (fullness = 'full')::int),
    partial_places = set_bit(partial_places, bit, (fullness = 'partial')::int)
  from given
  where attempt.doctor_id = given.doctor_id and attempt.paper_id = given.paper_id and attempt.finished_at is null
    and (given.number is null or given.number = attempt.number)
    and (attempt.shown_places is null or get_bit(attempt.shown_places, given.bit) = 0)
    and (given.saved_at < attempt.ends_at + interval '${graceMs} milliseconds'
      or exists (select from paper where paper.id = attempt.paper_id and paper.paused_at < attempt.ends_at))
    and given.sequence > coalesce((
      select step.sequence from answer_step step
      where step.attempt_id = attempt.id and step.question_id = given.question_id
      order by step.sequence desc limit 1), 0)
  returning attempt.id, attempt.paper_id, nth, question_id, sequence, answer, given.saved_at, answered_places, partial_places,
    attempt.ends_at, attempt.news
), written as (
  insert into answer_step (attempt_id, question_id, sequence, answer, saved_at)
  select id, question_id, sequence, answer, saved_at from kept
)
select nth::int, answered_places as answered, partial_places as partial,
  (extract(epoch from ends_at) * 1000)::float8 as "endsAt", news,
  paper_id in (select id from paper where id = any($2::int[]) and paused_at is not null) as paused
from kept`

/** An array as PostgreSQL spells it. The driver's own spelling looks at every element for what these cannot hold. */
const list = (steps: readonly NewStep[], of: (step: NewStep) => number | string | null): string =>
  `{${steps.map((step) => of(step) ?? 'null').join()}}`

/** An element ends at a bare quote, and a backslash is only kept behind another. */
const quoted = (json: string): string => `"${json.replace(/["\\]/g, '\\$&')}"`

/** Writes steps of different attempts as one statement. What comes back undefined was refused, and is nowhere. */
export async function writeSteps(
  client: StepWriter,
  steps: readonly NewStep[],
  /** Instead of the time that every statement has. */
  withinMs?: number,
): Promise<(Saved | undefined)[]> {
  const { rows } = await client.query<Saved & { nth: number }>({
    name: 'write-steps',
    text,
    ...(withinMs !== undefined && { query_timeout: withinMs }),
    values: [
      list(steps, (step) => step.doctorId),
      list(steps, (step) => step.paperId),
      list(steps, (step) => step.questionId),
      list(steps, (step) => step.sequence),
      list(steps, (step) => quoted(step.answer)),
      list(steps, (step) => step.fullness),
      list(steps, (step) => step.at.getTime()),
      list(steps, (step) => step.number),
      list(steps, (step) => step.bit),
    ],
  })
  const saved = new Array<Saved | undefined>(steps.length).fill(undefined)
  for (const { nth, ...own } of rows) saved[nth - 1] = own
  return saved
}

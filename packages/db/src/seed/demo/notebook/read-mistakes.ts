import { type AnswerKey, readAnswer, type WireAnswer } from '@prostuti/exam-rules'
import { makeCards } from '@prostuti/learning-rules/cards/make-cards'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'

/** What a notebook of the demo has of a question of one right option. */
export type DemoCard = {
  questionId: number
  paperId: number
  versionId: number
  options: readonly number[]
  right: number
  /** When its answers were out, or it was put in. */
  madeAt: Date
  byHand: boolean
}

type Row = {
  question_id: number
  paper_id: number
  version_id: number
  parts: { id: number }[]
  key: AnswerKey
  closes_at: string
  answer: WireAnswer | null
  sat: boolean
}

/**
 * The exams whose questions the doctor has put into the notebook whole, right or wrong, to keep them: they stood in a course of
 * hers before, so many days ago.
 */
const byHandDays = 82
const byHandPapers = ['fcps-medicine-weekly-ecg', 'fcps-medicine-weekly-2', 'fcps-medicine-weekly-3']

/** What one doctor of the demo got wrong or left blank in papers that are over, and put in by hand; the oldest first. */
export async function readMistakes(tx: Tx, { doctorId, now }: { doctorId: number; now: Date }): Promise<DemoCard[]> {
  const { rows } = await tx.execute<Row>(sql`
    select distinct on (asked.question_id) asked.question_id, paper.id as paper_id, version.id as version_id,
      version.parts, version.key, paper.closes_at, step.answer, own.id is not null as sat
    from paper
    join paper_question asked on asked.paper_id = paper.id
    join question_version version on version.id = asked.version_id
    left join attempt own on own.paper_id = paper.id and own.doctor_id = ${doctorId} and own.finished_at is not null
    left join lateral (
      select answer from answer_step
      where attempt_id = own.id and question_id = asked.question_id order by sequence desc limit 1
    ) step on true
    where paper.closes_at < ${new Date(now.getTime() - 86_400_000).toISOString()}::timestamptz
      and (own.id is not null or paper.key in ${byHandPapers})
      and version.key ->> 'type' = 'sba'
    order by asked.question_id, paper.closes_at, paper.id`)
  const keptWhole = new Set(
    (await tx.execute<{ id: number }>(sql`select id from paper where key in ${byHandPapers}`)).rows.map(({ id }) => id),
  )
  return rows
    .flatMap((row) => {
      const byHand = keptWhole.has(row.paper_id)
      return (byHand || isMistake(row)) && row.key.type === 'sba'
        ? asCard(row, row.key.options, byHand ? new Date(now.getTime() - byHandDays * 86_400_000) : undefined)
        : []
    })
    .sort((one, other) => one.madeAt.getTime() - other.madeAt.getTime() || one.questionId - other.questionId)
}

function isMistake({ question_id: id, parts, key, answer, sat }: Row): boolean {
  if (!sat) return false
  const reading = answer === null ? undefined : readAnswer({ type: 'sba', parts }, answer)
  const answers = new Map(reading?.ok && reading.answer ? [[id, reading.answer]] : [])
  return makeCards({ questions: [{ id, parts, key }], answers, flaggedIds: [] }).length > 0
}

function asCard(row: Row, counting: readonly number[], keptAt: Date | undefined): DemoCard {
  const options = row.parts.map(({ id }) => id)
  return {
    ...{ questionId: row.question_id, paperId: row.paper_id, versionId: row.version_id, options },
    byHand: keptAt !== undefined,
    right: counting[0] ?? 0,
    madeAt: keptAt ?? new Date(Date.parse(row.closes_at) + 3_600_000),
  }
}

import { type Tx, tables } from '@prostuti/db'
import { noPositions, type WireAnswer } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { markAttemptRow } from '../../features/exam/marking/mark-attempt-row.ts'
import { loadPaper } from '../../features/exam/papers/paper-store.ts'

const { answerStep, attempt } = tables

type SatAttemptFields = Partial<Omit<typeof attempt.$inferInsert, 'id' | 'paperId' | 'doctorId' | 'order'>> & {
  paper: { row: { id: number; durationMinutes: number }; questions: readonly { id: number }[] }
  doctorId: number
  startedAt: Date
  /** In the order of the paper's questions; left out or undefined: not answered. */
  answers?: readonly (WireAnswer | undefined)[]
  /** False: finished, but its result is still to be written. */
  marked?: boolean
}

/**
 * A sitting as if it had gone through the room: its steps are written, and if `finishedAt` is given it is finished and marked. As one
 * transaction: a server's own job that found it half-way would mark it at the same moment, and each would wait for the other.
 */
export const buildSatAttempt = (tx: Tx, fields: SatAttemptFields) => tx.transaction((inner) => build(inner, fields))

async function build(tx: Tx, { paper, doctorId, startedAt, answers = [], marked = true, ...given }: SatAttemptFields) {
  const [row] = await tx
    .insert(attempt)
    .values({
      paperId: paper.row.id,
      doctorId,
      number: 1,
      startedAt,
      endsAt: new Date(startedAt.getTime() + paper.row.durationMinutes * 60_000),
      ranked: true,
      order: { questions: paper.questions.map(({ id }) => id), parts: {} },
      answeredPlaces: paper.questions.map((_, place) => (answers[place] === undefined ? '0' : '1')).join(''),
      partialPlaces: noPositions(paper.questions),
      ...(given.finishedAt && { finishedBy: 'doctor' as const }),
      ...given,
    })
    .returning()
  const steps = paper.questions.flatMap(({ id: questionId }, place) => {
    const answer = answers[place]
    return answer === undefined
      ? []
      : [{ attemptId: row!.id, questionId, sequence: place + 1, answer: asJson(answer), savedAt: startedAt }]
  })
  if (steps.length > 0) await tx.insert(answerStep).values(steps)
  if (row!.finishedAt && marked) await markAttemptRow(tx, await loadPaper(tx, paper.row.id), row!, row!.finishedAt)
  return row!
}

/** A choice taken back is the null of JSON, which the database would otherwise take for its own. */
const asJson = (answer: WireAnswer) => sql<WireAnswer>`${JSON.stringify(answer)}::jsonb`

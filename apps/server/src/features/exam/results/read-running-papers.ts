import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { isExam } from '../papers/is-exam.ts'
import { isOpenAt } from '../sitting/attempt-row.ts'

const { attempt, paper } = tables

type Sitter = { doctorId: number | undefined; now: Date }

/** The exams that a doctor is sitting at this moment, late and repeated sittings among them; practice is none. */
export async function readRunningPapers(tx: Tx, { doctorId, now }: Sitter): Promise<number[]> {
  if (doctorId === undefined) return []
  const rows = await tx
    .select({ id: attempt.paperId })
    .from(attempt)
    .innerJoin(paper, eq(paper.id, attempt.paperId))
    .where(and(eq(attempt.doctorId, doctorId), isOpenAt(now), isExam()))
  return rows.map(({ id }) => id)
}

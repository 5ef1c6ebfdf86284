import { buildSatAttempt } from '../../apps/server/src/testing/builders/build-sat-attempt.ts'
import { fillAttempts } from '../../apps/server/src/testing/builders/fill-attempts.ts'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { type Db, tables } from '../../packages/db/src/index.ts'

const hour = 3_600_000

/** `token` signs in one of the examinees, who has finished like all the others. */
export type FinishedExam = { paperId: number; key: string; token: string }

/** A paper of 200 questions that has closed, with so many finished and marked attempts and no ranks. */
export async function fillFinishedExam(db: Db, attempts: number): Promise<FinishedExam> {
  const now = Date.now()
  const { paperId, key, questionIds, doctorIds, tokens } = await fillExam(db, { examinees: 1 })
  const [doctorId, token] = [doctorIds[0], tokens[0]]
  if (doctorId === undefined || token === undefined) throw new Error('the exam has no examinee')
  const finishedAt = new Date(now - hour)
  await db.update(tables.paper).set({
    opensAt: new Date(now - 6 * hour),
    closesAt: finishedAt,
    // Else the server's own job would draw them before the clock runs.
    ranksAt: new Date(now + 24 * hour),
  })
  await fillAttempts(db, { paperId, attempts: attempts - 1, questions: questionIds.length, finishedAt })
  await buildSatAttempt(db, {
    paper: { row: { id: paperId, durationMinutes: 120 }, questions: questionIds.map((id) => ({ id })) },
    doctorId,
    startedAt: new Date(now - 3 * hour),
    finishedAt,
    answers: questionIds.map((_, nth) => 1 + (nth % 3)),
  })
  return { paperId, key, token }
}

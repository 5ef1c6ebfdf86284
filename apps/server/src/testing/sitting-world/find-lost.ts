import { tables } from '@prostuti/db'
import { finishExpired } from '../../features/exam/sitting/finish-expired.ts'
import { resumeSitting } from '../../features/sitting-room/deeds/pause-sitting.ts'
import { began, type SittingWorld } from './world.ts'

const longAfter = new Date(began.getTime() + 20 * 3_600_000)

/** Lets every exam end, and compares what is on disk and what was marked with what was acknowledged. */
export async function findLost(world: SittingWorld): Promise<void> {
  const { db, seats, member } = world
  for (const { model, paper, attemptId } of seats)
    if (model.pausedAt !== null)
      await db.transaction((tx) =>
        resumeSitting(tx, { paperId: paper.row.id, member, press: `the-end-of-${attemptId}`, now: longAfter }),
      )
  await finishExpired(db, new Date(longAfter.getTime() + 24 * 3_600_000))
  const steps = Map.groupBy(await db.select().from(tables.answerStep), ({ attemptId }) => attemptId)
  const results = new Map((await db.select().from(tables.attemptResult)).map((row) => [row.attemptId, row]))
  for (const { attemptId, model, paper } of seats) {
    const own = (steps.get(attemptId) ?? []).toSorted((one, other) => one.sequence - other.sequence)
    const kept = new Map(own.map(({ questionId, answer }) => [questionId, answer]))
    for (const [question, { answer }] of model.newest) model.must(kept.get(question) === answer, 'an answer was lost')
    model.must(
      own.every(({ questionId, sequence }) => model.acknowledged.has(`${questionId} ${sequence}`)),
      'an answer is on disk that was refused',
    )
    const right = paper.questions.filter(({ id, key }) => {
      const answer = model.newest.get(id)?.answer
      return answer !== undefined && key.type === 'sba' && key.options.includes(answer)
    })
    model.must(results.get(attemptId)?.correctQuestions === right.length, 'the marks are not those of the answers')
  }
}

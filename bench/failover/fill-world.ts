import { buildBatch, buildCourse, buildSchedule } from '../../apps/server/src/testing/builders/build-batch.ts'
import { type FilledExam, fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import type { Database } from '../../packages/db/src/index.ts'
import type { Chance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import { payForSeats } from '../kills/pay-for-seats.ts'
import { sitExams } from '../kills/sit-exams.ts'
import type { Work } from '../kills/work.ts'

const people = { savers: 12, sitters: 1500, payers: 1500 }

export type World = {
  /** Whoever saves one choice after the other. */
  exam: FilledExam
  works: Work[]
}

/** An exam that is open, a batch with seats to pay for, and enough doctors for as long as the faults take. */
export async function fillWorld(database: Database, chance: Chance): Promise<World> {
  const { db } = database
  const examinees = Object.values(people).reduce((sum, each) => sum + each, 0)
  const exam = await fillExam(db, { examinees, key: 'a-test-under-failovers' })
  const all = exam.tokens.map((token, nth) => ({ token, doctorId: exam.doctorIds[nth]! }))
  const savers = all.splice(0, people.savers)
  const sitters = all.splice(0, people.sitters)
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id, { seats: 10_000 })
  const slot = { batchId: batch.id, scheduleId: schedule.id }
  const tokensOf = (some: typeof all) => some.map(({ token }) => token)
  return {
    exam: { ...exam, tokens: tokensOf(savers), doctorIds: savers.map(({ doctorId }) => doctorId) },
    works: [sitExams(database, exam, sitters), payForSeats(database, slot, tokensOf(all), chance)],
  }
}

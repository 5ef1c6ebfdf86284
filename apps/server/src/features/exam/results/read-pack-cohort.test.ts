import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { type ExamApp, openExamApp } from '../../../testing/exam-world/open-exam-app.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'
import { publishRanks } from '../marking/publish-ranks.ts'
import { createPackCohorts } from './read-pack-cohort.ts'

const packKey = 'fcps-p1-paper-old'

let test: ExamApp
let doctors: number[]
let known: Built
/** One for each test, as each process has its own. */
let cohorts: ReturnType<typeof createPackCohorts>

beforeAll(async () => {
  test = await openExamApp()
  doctors = [(await buildDoctor(test.db)).id, (await buildDoctor(test.db)).id]
  known = await sit([4, 6])
})
beforeEach(() => {
  cohorts = createPackCohorts()
})
afterAll(() => test.close())

type Built = Awaited<ReturnType<typeof buildPaper>>

/** A ranked paper that closed an hour ago and whose ranks are drawn; so many of its ten questions each doctor had right. */
async function sit(right: number[]): Promise<Built> {
  const closed = { opensAt: test.ago(hours(4)), closesAt: test.ago(hours(1)), durationMinutes: 60 }
  const paper = await buildPaper(test.db, { kind: 'bcs_exam', pack: packKey, each: 5, ...closed })
  const times = { startedAt: test.ago(hours(3)), finishedAt: test.ago(hours(2)) }
  for (const [nth, count] of right.entries()) {
    const answers = paper.questions.slice(0, count).map(rightAnswer)
    await buildSatAttempt(test.db, { paper, doctorId: doctors[nth]!, answers, ...times })
  }
  await publishRanks(test.db, test.clock.now())
  return paper
}

const read = () => cohorts(test.db, { packKey, now: test.clock.now() })
const change = ({ row }: Built, changes: Partial<typeof tables.paper.$inferInsert>) =>
  test.db.update(tables.paper).set(changes).where(eq(tables.paper.id, row.id))

describe('what everybody does in a pack', () => {
  it.each<[string, () => Parameters<typeof change>[1]]>([
    ['are withheld', () => ({ heldAt: test.ago(minutes(1)) })],
    ['come out later than was said when they were drawn', () => ({ ranksAt: test.ahead(hours(5)) })],
    ['wait for somebody with more time', () => ({ extendedUntil: test.ahead(hours(1)) })],
  ])('rests on nothing of a paper whose ranks %s', async (_, changes) => {
    const before = await read()
    expect(before.papers).toHaveLength(1)
    const other = await sit([0, 10])
    const drawn = await test.db.$count(tables.paperStanding, eq(tables.paperStanding.paperId, other.row.id))
    expect(drawn, 'staff see them already').toBe(1)
    expect((await read()).papers, 'while they are out').toHaveLength(2)
    await change(other, changes())
    expect(await read()).toEqual(before)
    // And a process that has just started.
    cohorts = createPackCohorts()
    expect(await read()).toEqual(before)
    await change(other, { isActive: false, closesAt: test.ago(days(400)), opensAt: test.ago(days(401)) })
  })

  it('follows the ranks when they are drawn again', async () => {
    const before = await read()
    const [marks] = before.doctors
    const isBest = eq(tables.attemptResult.rank, 1)
    await test.db.update(tables.attemptResult).set({ marks: 900 }).where(isBest)
    expect((await read()).doctors, 'not before').toEqual(before.doctors)
    await test.db
      .update(tables.paperStanding)
      .set({ rankedAt: new Date(test.clock.now().getTime() + 1), average: 650 })
      .where(eq(tables.paperStanding.paperId, known.row.id))
    const after = await read()
    expect(after.doctors).not.toContainEqual(marks)
    expect(after.papers[0]!.average).not.toBe(before.papers[0]!.average)
  })
})

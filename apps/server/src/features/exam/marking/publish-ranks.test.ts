import { tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { type ExamApp, openExamApp } from '../../../testing/exam-world/open-exam-app.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { finishExpired } from '../sitting/finish-expired.ts'
import { publishRanks } from './publish-ranks.ts'

const { attemptResult, paper, paperStanding } = tables

let test: ExamApp
let db: ExamApp['db']

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
})
afterAll(() => test.close())
beforeEach(async () => {
  // What the test before left behind never comes due.
  await db.update(paper).set({ closesAt: null, lateUntil: null, lateAllowed: false })
})

const now = () => test.clock.now()
const closed = () => ({ opensAt: test.ago(hours(3)), closesAt: test.ago(minutes(1)) })
const sat = () => ({ startedAt: test.ago(hours(2)), finishedAt: test.ago(hours(1)) })

async function sit(built: Awaited<ReturnType<typeof buildPaper>>, right: number, given = {}) {
  const { id: doctorId } = await buildDoctor(db)
  const answers = built.questions.map(rightAnswer).slice(0, right)
  return buildSatAttempt(db, { paper: built, doctorId, answers, ...sat(), ...given })
}

const ranksOf = async (paperId: number) =>
  (
    await db
      .select()
      .from(attemptResult)
      .where(eq(attemptResult.paperId, paperId))
      .orderBy(asc(attemptResult.attemptId))
  ).map(({ rank }) => rank)
const standingOf = async (paperId: number) =>
  (await db.select().from(paperStanding).where(eq(paperStanding.paperId, paperId)))[0]

describe('ranks', () => {
  it('are drawn once a paper has closed and every ranked attempt is marked', async () => {
    const built = await buildPaper(db, closed())
    for (const right of [1, 3, 2]) await sit(built, right)
    await sit(built, 5, { ranked: false, number: 2 })
    expect(await publishRanks(db, now())).toBe(1)
    expect(await ranksOf(built.row.id)).toEqual([3, 1, 2, null])
    expect(await standingOf(built.row.id)).toMatchObject({ participants: 3, keysRevision: 1, rankedAt: now() })
    expect(await publishRanks(db, now())).toBe(0)
  })

  it('of a paper nobody sat are drawn too, and then looked at no more', async () => {
    const built = await buildPaper(db, closed())
    expect(await publishRanks(db, now())).toBe(1)
    expect(await standingOf(built.row.id)).toMatchObject({ participants: 0, highest: null, average: null })
    expect(await publishRanks(db, now())).toBe(0)
  })

  it.each<[string, () => Parameters<typeof buildPaper>[1]]>([
    ['has not closed', () => ({ ...closed(), closesAt: test.ahead(1) })],
    ['closed within the grace', () => ({ ...closed(), closesAt: test.ago(29_999) })],
    ['never closes', () => ({ ...closed(), closesAt: null })],
    ['has a later moment for its ranks', () => ({ ...closed(), ranksAt: test.ahead(1) })],
  ])('of a paper that %s wait', async (_, given) => {
    const built = await buildPaper(db, given())
    await sit(built, 1)
    expect(await publishRanks(db, now())).toBe(0)
    expect(await ranksOf(built.row.id)).toEqual([null])
  })

  it('wait for an attempt that is not finished, and for one that is not marked', async () => {
    const unfinished = await buildPaper(db, closed())
    await sit(unfinished, 1)
    await sit(unfinished, 2, { finishedAt: null })
    const unmarked = await buildPaper(db, closed())
    await sit(unmarked, 1, { marked: false })
    expect(await publishRanks(db, now())).toBe(0)
    await finishExpired(db, now())
    expect(await publishRanks(db, now())).toBe(2)
    expect(await ranksOf(unfinished.row.id)).toEqual([2, 1])
  })

  it('wait for results with older keys, and are drawn anew after a correction', async () => {
    const built = await buildPaper(db, closed())
    const attempt = await sit(built, 1)
    await publishRanks(db, now())
    await db.update(paper).set({ keysRevision: 2 }).where(eq(paper.id, built.row.id))
    expect(await publishRanks(db, now())).toBe(0)
    await db.update(attemptResult).set({ keysRevision: 2 }).where(eq(attemptResult.attemptId, attempt.id))
    expect(await publishRanks(db, now())).toBe(1)
    expect((await standingOf(built.row.id))?.keysRevision).toBe(2)
  })

  it('are drawn anew when the paper was opened for longer after they had been drawn', async () => {
    const built = await buildPaper(db, { ...closed(), closesAt: test.ago(hours(1)) })
    await sit(built, 1)
    await publishRanks(db, test.ago(minutes(30)))
    await db
      .update(paper)
      .set({ closesAt: test.ago(minutes(1)) })
      .where(eq(paper.id, built.row.id))
    await sit(built, 2)
    expect(await publishRanks(db, now())).toBe(1)
    expect(await ranksOf(built.row.id)).toEqual([2, 1])
    expect(await publishRanks(db, now())).toBe(0)
  })

  it('are drawn by one of several processes', async () => {
    const built = await buildPaper(db, closed())
    await sit(built, 1)
    const drawn = await Promise.all([1, 2, 3].map(() => publishRanks(db, now())))
    expect(drawn.reduce((sum, each) => sum + each, 0)).toBe(1)
  })

  it('killed half-way leave nothing, and the next run draws them whole', async () => {
    const built = await buildPaper(db, closed())
    for (const right of [1, 2]) await sit(built, right)
    const { pool } = test.deps.database
    await pool.query(`
      create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger cut_off before insert or update on paper_standing for each row execute function cut_off()`)
    await expect(publishRanks(db, now())).rejects.toThrow('1 of 1 papers failed')
    expect(await ranksOf(built.row.id)).toEqual([null, null])
    await pool.query('drop trigger cut_off on paper_standing')
    expect(await publishRanks(db, now())).toBe(1)
    expect(await ranksOf(built.row.id)).toEqual([2, 1])
  })
})

import { tables } from '@prostuti/db'
import type { AnswerKey } from '@prostuti/exam-rules'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { type ExamApp, openExamApp } from '../../../testing/exam-world/open-exam-app.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { loadPaper } from '../papers/paper-store.ts'
import { readResult } from '../results/read-result.ts'
import { finishExpiredOf } from '../sitting/finish-attempt.ts'
import { correctKey } from './correct-key.ts'
import { publishRanks } from './publish-ranks.ts'
import { regradePaper } from './regrade-paper.ts'
import { regradePapers } from './regrade-papers.ts'

const { attemptResult } = tables

let test: ExamApp
let db: ExamApp['db']
let staffId: number

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
  staffId = (await buildStaff(db)).id
})
afterAll(() => test.close())

const now = () => test.clock.now()
const sat = () => ({ startedAt: test.ago(hours(2)), finishedAt: test.ago(hours(1)) })

/** A closed paper of negative marking; the first half of its examinees has question one right, the others have it wrong. */
async function satPaper(examinees: number) {
  const paper = await buildPaper(db, {
    kind: 'bcs_exam',
    pack: 'bcs-prelim-50',
    each: 1,
    opensAt: test.ago(hours(3)),
    closesAt: test.ago(minutes(1)),
  })
  const [first] = paper.questions
  for (let nth = 0; nth < examinees; nth++) {
    const answer = nth < examinees / 2 ? rightAnswer(first!) : wrongAnswer(first!)
    await buildSatAttempt(db, { paper, doctorId: (await buildDoctor(db)).id, answers: [answer], ...sat() })
  }
  return { paper, first: first!, wrong: wrongAnswer(first!) as number }
}

const correct = (questionId: number, key: AnswerKey) =>
  db.transaction((tx) => correctKey(tx, { questionId, key, staffId, note: 'ভুল ছিল', now: now() }))
const sba = (...options: number[]): AnswerKey => ({ type: 'sba', options })

const resultsOf = (paperId: number) =>
  db.select().from(attemptResult).where(eq(attemptResult.paperId, paperId)).orderBy(asc(attemptResult.attemptId))
const marksOf = async (paperId: number) => (await resultsOf(paperId)).map(({ marks }) => marks)
const ranksOf = async (paperId: number) => (await resultsOf(paperId)).map(({ rank }) => rank)

describe('after a key was corrected', () => {
  it('the steps are marked again, the finish stays, and the ranks are drawn anew', async () => {
    const { paper, first, wrong } = await satPaper(4)
    await publishRanks(db, now())
    expect(await marksOf(paper.row.id)).toEqual([100, 100, -50, -50])
    expect(await ranksOf(paper.row.id)).toEqual([1, 1, 3, 3])

    await correct(first.id, sba(wrong))
    expect(await publishRanks(db, now())).toBe(0)
    expect(await regradePapers(db, now())).toBe(4)
    expect(await marksOf(paper.row.id)).toEqual([-50, -50, 100, 100])
    for (const result of await resultsOf(paper.row.id))
      expect(result).toMatchObject({ keysRevision: 2, regradedAt: now(), finishedAt: test.ago(hours(1)) })
    expect(await publishRanks(db, now())).toBe(1)
    expect(await ranksOf(paper.row.id)).toEqual([3, 3, 1, 1])

    expect(await regradePapers(db, now())).toBe(0)
    expect(await publishRanks(db, now())).toBe(0)
  })

  it('a second correction accepts both, for everybody', async () => {
    const { paper, first, wrong } = await satPaper(2)
    await correct(first.id, sba(wrong))
    await correct(first.id, sba(wrong, rightAnswer(first) as number))
    await regradePapers(db, now())
    expect(await marksOf(paper.row.id)).toEqual([100, 100])
  })

  it('a run that was killed half-way and one that follows come to what one run comes to', async () => {
    const { paper, first, wrong } = await satPaper(120)
    await correct(first.id, sba(wrong))
    const { pool } = test.deps.database
    const [last] = (await resultsOf(paper.row.id)).slice(-1)
    await pool.query(`
      create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger cut_off before update on attempt_result for each row
        when (old.attempt_id = ${last!.attemptId}) execute function cut_off()`)
    await expect(regradePaper(db, { paperId: paper.row.id, now: now() })).rejects.toThrow()
    const halfWay = (await resultsOf(paper.row.id)).map(({ keysRevision }) => keysRevision)
    expect(halfWay.filter((revision) => revision === 2)).toHaveLength(100)
    await pool.query('drop trigger cut_off on attempt_result')

    expect(await regradePapers(db, now())).toBe(20)
    expect(await marksOf(paper.row.id)).toEqual([...Array(60).fill(-50), ...Array(60).fill(100)])
  })

  it('a correction that comes while results are being marked again reaches all of them', async () => {
    const { paper, first, wrong } = await satPaper(120)
    const right = rightAnswer(first) as number
    await correct(first.id, sba(wrong))
    const [marked] = await Promise.all([
      regradePaper(db, { paperId: paper.row.id, now: now() }),
      correct(first.id, sba(right, wrong)),
    ])
    expect(marked).toBeGreaterThan(0)
    await regradePapers(db, now())
    expect(await marksOf(paper.row.id)).toEqual(Array(120).fill(100))
    expect(new Set((await resultsOf(paper.row.id)).map(({ keysRevision }) => keysRevision))).toEqual(new Set([3]))
  })

  it('two processes share the work, and nothing is marked wrong', async () => {
    const { paper, first, wrong } = await satPaper(120)
    await correct(first.id, sba(wrong))
    await Promise.all([regradePapers(db, now()), regradePapers(db, now())])
    await regradePapers(db, now())
    expect(await marksOf(paper.row.id)).toEqual([...Array(60).fill(-50), ...Array(60).fill(100)])
  })

  it('a process that wants to end leaves the rest for another', async () => {
    const { first } = await satPaper(2)
    await correct(first.id, sba(wrongAnswer(first) as number))
    expect(await regradePapers(db, now(), AbortSignal.abort())).toBe(0)
    expect(await regradePapers(db, now())).toBe(2)
  })
})

describe('an attempt that cannot be marked', () => {
  const faultsOf = (paperId: number) =>
    db.select().from(tables.markingFault).where(eq(tables.markingFault.paperId, paperId))

  it('keeps its old marks and no rank, the others are marked and ranked, and staff see which it is', async () => {
    const { paper, first, wrong } = await satPaper(4)
    await publishRanks(db, now())
    const [broken] = await resultsOf(paper.row.id)
    const { attemptId } = broken!
    // An answer that the question does not have: no examinee can send it.
    await db.insert(tables.answerStep).values({
      attemptId,
      questionId: first.id,
      sequence: 9,
      answer: 77,
      savedAt: test.ago(hours(2)),
    })
    await correct(first.id, sba(wrong))
    expect(await regradePapers(db, now())).toBe(3)
    expect(await publishRanks(db, now())).toBe(1)
    expect(await marksOf(paper.row.id)).toEqual([100, -50, 100, 100])
    expect(await ranksOf(paper.row.id)).toEqual([null, 3, 1, 1])
    expect(await faultsOf(paper.row.id)).toMatchObject([{ attemptId, keysRevision: 2, at: now() }])
    const [standing] = await db
      .select()
      .from(tables.paperStanding)
      .where(eq(tables.paperStanding.paperId, paper.row.id))
    expect(standing?.participants).toBe(3)
    expect(await regradePapers(db, now())).toBe(0)
    expect(await publishRanks(db, now())).toBe(0)

    await db.delete(tables.answerStep).where(eq(tables.answerStep.sequence, 9))
    expect(await regradePapers(db, now())).toBe(1)
    expect(await faultsOf(paper.row.id)).toEqual([])
    expect(await publishRanks(db, now())).toBe(1)
    expect(await ranksOf(paper.row.id)).toEqual([3, 3, 1, 1])
  })

  it('can be handed in all the same; its doctor is told that the marks wait', async () => {
    const { paper } = await satPaper(1)
    const doctor = await buildDoctor(db)
    const unmarked = await buildSatAttempt(db, { paper, doctorId: doctor.id, answers: [77], ...sat(), marked: false })
    expect(await finishExpiredOf(db, { doctorId: doctor.id, now: now() })).toBe(1)
    expect(await faultsOf(paper.row.id)).toMatchObject([{ attemptId: unmarked.id }])
    const loaded = await loadPaper(db, paper.row.id)
    const shown = await readResult(db, {
      paper: loaded,
      attempt: { ...unmarked, pausedAt: null },
      now: now(),
      locale: 'bn',
    })
    expect(shown).toMatchObject({ marks_released: false, marks_at: null })
    expect(await publishRanks(db, now())).toBe(1)
  })
})

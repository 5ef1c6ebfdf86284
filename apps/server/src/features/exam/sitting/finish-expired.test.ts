import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildPaper, rightAnswer, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { markAttemptRow } from '../marking/mark-attempt-row.ts'
import { loadPaper } from '../papers/paper-store.ts'
import { finishExpiredOf } from './finish-attempt.ts'
import { finishExpired } from './finish-expired.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(() => database.close())

const startedAt = new Date('2026-07-01T04:00:00Z')
const endsAt = new Date('2026-07-01T05:00:00Z')
const after = (ms: number) => new Date(endsAt.getTime() + ms)

type Built = Awaited<ReturnType<typeof buildPaper>>

const answer = (attemptId: number, { questions }: Built, count: number) =>
  db.insert(tables.answerStep).values(
    questions.slice(0, count).map((question, index) => ({
      attemptId,
      questionId: question.id,
      sequence: index + 1,
      answer: index % 2 ? wrongAnswer(question) : rightAnswer(question),
      savedAt: startedAt,
    })),
  )

const attemptOf = async (id: number) => (await db.select().from(tables.attempt).where(eq(tables.attempt.id, id)))[0]!
const resultOf = async (id: number) =>
  (await db.select().from(tables.attemptResult).where(eq(tables.attemptResult.attemptId, id)))[0]

describe('the sweep over expired attempts', () => {
  it('ends and marks what is overdue, leaves what runs, and finds nothing the second time', async () => {
    const paper = await buildPaper(db, { pack: 'psc-noncadre', opensAt: startedAt })
    const overdue = await buildAttempt(db, paper, { startedAt, endsAt })
    const running = await buildAttempt(db, paper, { startedAt, endsAt: after(60_000) })
    await answer(overdue.id, paper, 3)
    expect(await finishExpired(db, after(29_999))).toBe(0)
    expect(await finishExpired(db, after(30_000))).toBe(2)
    expect(await attemptOf(overdue.id)).toMatchObject({ finishedAt: endsAt, finishedBy: 'deadline', isMarked: true })
    expect(await resultOf(overdue.id)).toMatchObject({ marks: 150, right: 2, wrong: 1, blank: 97, finishedAt: endsAt })
    expect(await attemptOf(running.id)).toMatchObject({ finishedAt: null, isMarked: false })
    expect(await finishExpired(db, after(30_000))).toBe(0)
    await db.delete(tables.attempt).where(eq(tables.attempt.id, running.id))
  })

  it('marks what a process finished and died before marking', async () => {
    const paper = await buildPaper(db, { pack: 'psc-noncadre', opensAt: startedAt })
    const finish = { finishedAt: endsAt, finishedBy: 'doctor' } as const
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () => buildAttempt(db, paper, { startedAt, endsAt, ...finish })),
    )
    for (const { id } of attempts) await answer(id, paper, 1)
    expect(await finishExpired(db, after(0))).toBe(50)
    for (const { id } of attempts) expect(await resultOf(id)).toMatchObject({ marks: 100, keysRevision: 1 })
  })

  it('is shared by sweeps that run at the same time: each attempt is marked once', async () => {
    const paper = await buildPaper(db, { each: 3, opensAt: startedAt })
    for (let nth = 0; nth < 60; nth++) await buildAttempt(db, paper, { startedAt, endsAt })
    const [first, second] = await Promise.all([finishExpired(db, after(30_000)), finishExpired(db, after(30_000))])
    expect(first! + second!).toBe(120)
    expect(await db.$count(tables.attemptResult, eq(tables.attemptResult.paperId, paper.row.id))).toBe(60)
  })

  it('leaves the rest for another run when its process wants to end', async () => {
    const paper = await buildPaper(db, { each: 3, opensAt: startedAt })
    const { id } = await buildAttempt(db, paper, { startedAt, endsAt })
    expect(await finishExpired(db, after(30_000), AbortSignal.abort())).toBe(0)
    expect(await attemptOf(id)).toMatchObject({ finishedAt: null, isMarked: false })
    expect(await finishExpired(db, after(30_000))).toBe(2)
  })

  it('steps over one that cannot be marked, marks the others, and says so', async () => {
    const paper = await buildPaper(db, { each: 3, opensAt: startedAt })
    const broken = await buildPaper(db, { each: 3, opensAt: startedAt })
    await db
      .update(tables.paperQuestion)
      .set({ section: 'nowhere' })
      .where(eq(tables.paperQuestion.paperId, broken.row.id))
    const bad = await buildAttempt(db, broken, { startedAt, endsAt })
    const good = await buildAttempt(db, paper, { startedAt, endsAt })
    await finishExpired(db, after(30_000))
    expect(await attemptOf(bad.id)).toMatchObject({ finishedAt: endsAt, isMarked: false })
    expect(await attemptOf(good.id)).toMatchObject({ isMarked: true })
    const faults = () => db.select().from(tables.markingFault).where(eq(tables.markingFault.paperId, broken.row.id))
    expect(await faults()).toMatchObject([
      { attemptId: bad.id, keysRevision: 1, words: expect.stringContaining('nowhere') },
    ])
    await db.delete(tables.attempt).where(eq(tables.attempt.id, bad.id))
  })

  it('leaves an attempt that somebody is just finishing to them', async () => {
    const paper = await buildPaper(db, { each: 3, opensAt: startedAt })
    const { id, doctorId } = await buildAttempt(db, paper, { startedAt, endsAt })
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from attempt where id = ${id} for update`)
      expect(await finishExpired(db, after(30_000))).toBe(0)
    })
    expect(await finishExpiredOf(db, { doctorId, now: after(30_000) })).toBe(1)
    expect(await finishExpiredOf(db, { doctorId, now: after(30_000) })).toBe(0)
    expect(await resultOf(id)).toMatchObject({ marks: 0, blankQuestions: 6 })
  })
})

describe('marking', () => {
  it('changes nothing when it is done twice, and never replaces newer marks by older ones', async () => {
    const paper = await buildPaper(db, { each: 3, opensAt: startedAt })
    const row = await buildAttempt(db, paper, { startedAt, endsAt, finishedAt: endsAt, finishedBy: 'doctor' })
    await answer(row.id, paper, 1)
    const loaded = await loadPaper(db, paper.row.id)
    await markAttemptRow(db, loaded, row, after(1))
    const first = await resultOf(row.id)
    await markAttemptRow(db, loaded, row, after(1))
    expect(await resultOf(row.id)).toEqual(first)
    const newer = { ...loaded, row: { ...loaded.row, keysRevision: 2 } }
    await markAttemptRow(db, newer, row, after(2))
    expect(await resultOf(row.id)).toEqual({ ...first, keysRevision: 2, markedAt: after(2), regradedAt: after(2) })
    await markAttemptRow(db, loaded, row, after(3))
    expect(await resultOf(row.id)).toMatchObject({ keysRevision: 2, markedAt: after(2) })
  })

  it('refuses an attempt that is still running', async () => {
    const paper = await buildPaper(db, { each: 3, opensAt: startedAt })
    const row = await buildAttempt(db, paper)
    await expect(markAttemptRow(db, await loadPaper(db, paper.row.id), row, new Date())).rejects.toThrow(
      'still running',
    )
  })
})

import { type Database, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { distributeMarks, findRulePack, rankAttempts } from '@prostuti/exam-rules'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { rankPaper } from './rank-paper.ts'

const { attempt, attemptResult, paper, paperStanding } = tables

const now = new Date('2026-07-01T04:00:00Z')
const most = 40

let database: Database
let paperId: number
let attemptIds: number[]

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const [made] = await db
    .insert(paper)
    .values({
      key: 'ranked',
      kind: 'bcs_exam',
      stage: 'frozen',
      title: { bn: 'মডেল টেস্ট' },
      rules: findRulePack('quiz')!,
      opensAt: new Date(now.getTime() - 7_200_000),
      closesAt: new Date(now.getTime() - 60_000),
      durationMinutes: 60,
      questionCount: 1,
      totalMarks: 100,
    })
    .returning()
  paperId = made!.id
  const doctor = await buildDoctor(db)
  const rows = Array.from({ length: most }, (_, index) => ({
    paperId,
    doctorId: doctor.id,
    number: index + 1,
    startedAt: now,
    endsAt: now,
    ranked: true,
    order: { questions: [], parts: {} },
    answeredPlaces: '',
    partialPlaces: '',
    finishedAt: now,
    finishedBy: 'doctor' as const,
  }))
  attemptIds = (await db.insert(attempt).values(rows).returning({ id: attempt.id })).map(({ id }) => id)
})
afterAll(() => database.close())

type Entry = { marks: number; wrong: number; seconds: number; ranked: boolean; passed: boolean }

/** Few different values, so that equals are common. */
const entry = fc.record<Entry>({
  marks: fc.integer({ min: -12, max: 41 }).map((halves) => halves * 50),
  wrong: fc.integer({ min: 0, max: 2 }),
  seconds: fc.integer({ min: 0, max: 2 }),
  ranked: fc.boolean(),
  passed: fc.boolean(),
})

async function store(entries: readonly Entry[], totalMarks: number) {
  const { db } = database
  await db.update(paper).set({ totalMarks }).where(eq(paper.id, paperId))
  await db.delete(attemptResult)
  const rows = entries.map((each, index) => ({
    attemptId: attemptIds[index]!,
    paperId,
    ranked: each.ranked,
    finishedAt: new Date(now.getTime() + each.seconds * 1000),
    marks: each.marks,
    outOf: totalMarks,
    lost: 0,
    right: 0,
    wrong: each.wrong,
    blank: 0,
    correctQuestions: 0,
    wrongQuestions: 0,
    partialQuestions: 0,
    blankQuestions: 0,
    outcome: each.passed ? ('passed' as const) : ('failed' as const),
    subjects: [],
    keysRevision: 1,
    markedAt: now,
  }))
  if (rows.length > 0) await db.insert(attemptResult).values(rows)
  return rows
}

it('gives the ranks, percentiles and bars that the rules give, for any results', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: most }),
      fc.integer({ min: 1, max: 40 }).map((halves) => halves * 50),
      async (entries, totalMarks) => {
        const { db } = database
        const rows = await store(entries, totalMarks)
        await rankPaper(db, { paperId, now })

        const expected = new Map(
          rankAttempts(rows.filter(({ ranked }) => ranked)).map((each) => [each.entry.attemptId, each]),
        )
        for (const found of await db.select().from(attemptResult))
          expect({ rank: found.rank, percentile: found.percentile }).toEqual({
            rank: expected.get(found.attemptId)?.rank ?? null,
            percentile: expected.get(found.attemptId)?.percentile ?? null,
          })

        const ranked = rows.filter((row) => row.ranked)
        const marks = ranked.map((row) => row.marks)
        const [standing] = await db.select().from(paperStanding)
        expect(standing).toMatchObject({
          participants: ranked.length,
          passed: ranked.length === 0 ? null : ranked.filter(({ outcome }) => outcome === 'passed').length,
          highest: marks.length === 0 ? null : Math.max(...marks),
          bins: distributeMarks(marks, totalMarks).bins,
        })
        const sum = marks.reduce((total, each) => total + each, 0)
        if (marks.length === 0) expect(standing?.average).toBeNull()
        else expect(Math.abs(standing!.average! - sum / marks.length)).toBeLessThanOrEqual(0.5)
      },
    ),
    { numRuns: 60 },
  )
})

it('writes nothing where nobody changed rank', async () => {
  const { db, pool } = database
  await store(
    [1, 2, 3].map((marks) => ({ marks, wrong: 0, seconds: 0, ranked: true, passed: true })),
    100,
  )
  await rankPaper(db, { paperId, now })
  const versions = async () => (await pool.query('select attempt_id, xmin from attempt_result order by 1')).rows
  const before = await versions()
  await rankPaper(db, { paperId, now })
  expect(await versions()).toEqual(before)
})

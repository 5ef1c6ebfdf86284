import { tables } from '@prostuti/db'
import { type AnswerKey, correctedKey, type WireAnswer } from '@prostuti/exam-rules'
import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { type BuiltQuestion, buildPaper } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { openStillApp } from '../../testing/still-app.ts'
import { hours, minutes } from '../../testing/test-clock.ts'
import { publishRanks, regradePapers } from '../exam/index.ts'
import { publishWhole } from './publish-whole.fixture.ts'
import { rehearseCorrection } from './rehearsal/rehearse-correction.ts'

const { attempt, attemptResult, correctionEffect, keyCorrection, paperQuestion } = tables

let test: Awaited<ReturnType<typeof openStillApp>>
let db: typeof test.db
let staff: Awaited<ReturnType<typeof buildStaff>>
beforeAll(async () => {
  test = await openStillApp()
  db = test.db
  staff = await buildStaff(db, { role: 'owner' })
})
afterAll(() => test.close())

const packs = ['bcs-prelim-50', 'fcps-p1-2024', 'fcps-p1-paper-old', 'residency-mtf', 'mbbs-admission', 'quiz']
const kinds = ['new_key', 'accept', 'everyone', 'void'] as const

const chance = fc.integer({ min: 0, max: 999 })
const sittings = fc.array(
  fc.record({
    // Few enough that many come to the same marks: then wrong answers and the hour decide.
    picks: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
    late: fc.boolean(),
    took: fc.integer({ min: 1, max: 5 }),
  }),
  {
    minLength: 4,
    maxLength: 10,
  },
)

/** Some answer, drawn from a number: often blank, sometimes taken back. */
function answerOf({ type, partIds }: BuiltQuestion, pick: number): WireAnswer | undefined {
  if (pick % 5 === 0) return undefined
  if (type === 'sba') return pick % 7 === 0 ? null : partIds[pick % partIds.length]!
  return Object.fromEntries(
    partIds.flatMap((id, at) => ((pick >> at) % 3 === 0 ? [] : [[id, (pick >> at) % 3 === 1 ? 'T' : 'F']])),
  )
}

const chosenOf = ({ type, partIds }: BuiltQuestion, pick: number): AnswerKey =>
  type === 'sba'
    ? { type, options: [partIds[pick % partIds.length]!] }
    : { type, stems: Object.fromEntries(partIds.map((id, at) => [id, (pick >> at) % 2 ? 'T' : 'F'])) }

async function satPaper(pack: string, sat: { picks: number[]; late: boolean; took: number }[], shared?: BuiltQuestion) {
  const paper = await buildPaper(db, { pack, each: 2, opensAt: test.ago(hours(9)), closesAt: test.ago(hours(1)) })
  const questions = [...paper.questions]
  if (shared) {
    const place = questions.findIndex(
      ({ type, partIds }) => type === shared.type && partIds.length === shared.partIds.length,
    )
    if (place >= 0) {
      await db
        .update(paperQuestion)
        .set({ versionId: shared.versionId })
        .where(and(eq(paperQuestion.paperId, paper.row.id), eq(paperQuestion.position, place + 1)))
      await db.execute(`alter table paper_question disable trigger user`)
      await db
        .update(paperQuestion)
        .set({ questionId: shared.id })
        .where(and(eq(paperQuestion.paperId, paper.row.id), eq(paperQuestion.position, place + 1)))
      await db.execute(`alter table paper_question enable trigger user`)
      questions[place] = { ...shared, section: questions[place]!.section }
    }
  }
  for (const { picks, late, took } of sat)
    await buildSatAttempt(db, {
      paper: { row: paper.row, questions },
      doctorId: (await buildDoctor(db)).id,
      startedAt: test.ago(hours(8)),
      finishedAt: test.ago(hours(8) - minutes(took)),
      ranked: !late,
      answers: questions.map((question, at) => answerOf(question, picks[at % picks.length]! + at)),
    })
  return { row: paper.row, questions }
}

/** What everybody of some papers has: marks, what they are out of, outcome and rank. */
const standings = async (paperIds: number[]) => {
  const rows = await db.select().from(attemptResult).orderBy(asc(attemptResult.attemptId))
  return new Map(
    rows
      .filter(({ paperId }) => paperIds.includes(paperId))
      .map(({ attemptId, marks, outOf, outcome, rank }) => [attemptId, { marks, outOf, outcome, rank }]),
  )
}

it('what a rehearsal says is what publishing does, and what taking it back undoes', async () => {
  const cases = fc.record({
    pack: fc.constantFrom(...packs),
    other: fc.constantFrom(...packs),
    sat: sittings,
    satOther: sittings,
    nth: chance,
    kind: fc.constantFrom(...kinds),
    pick: chance,
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ pack, other, sat, satOther, nth, kind, pick }) => {
      const one = await satPaper(pack, sat)
      const question = one.questions[nth % one.questions.length]!
      const second = await satPaper(other, satOther, question)
      const paperIds = [one.row.id, second.row.id]
      await publishRanks(db, test.clock.now())
      const before = await standings(paperIds)
      const chosen = chosenOf(question, pick)
      const key = correctedKey(question.key, kind, chosen)!
      const [draft] = await db
        .insert(keyCorrection)
        .values({
          questionId: question.id,
          paperId: one.row.id,
          kind,
          key,
          chosen,
          reason: { bn: 'ভুল ছিল' },
          createdBy: staff.id,
        })
        .returning()
      await rehearseCorrection(db, { correctionId: draft!.id, now: test.clock.now(), progress: async () => {} })
      expect(await standings(paperIds), 'a rehearsal changes nothing').toEqual(before)
      const effects = await db.select().from(correctionEffect).where(eq(correctionEffect.correctionId, draft!.id))
      const rehearsed = new Map(before)
      for (const effect of effects) {
        expect(before.get(effect.attemptId)).toEqual({
          marks: effect.marksBefore,
          outOf: effect.outOfBefore,
          outcome: effect.outcomeBefore,
          rank: effect.rankBefore,
        })
        rehearsed.set(effect.attemptId, {
          marks: effect.marksAfter,
          outOf: effect.outOfAfter,
          outcome: effect.outcomeAfter,
          rank: effect.rankAfter,
        })
      }
      await publishWhole(test.deps, { correctionId: draft!.id, takesBack: false, member: staff })
      expect(await standings(paperIds), 'published').toEqual(rehearsed)
      // The jobs that sweep afterwards find nothing left to do.
      expect([await regradePapers(db, test.clock.now()), await publishRanks(db, test.clock.now())]).toEqual([0, 0])
      await publishWhole(test.deps, { correctionId: draft!.id, takesBack: true, member: staff })
      expect(await standings(paperIds), 'taken back').toEqual(before)
    }),
    { numRuns: Number(process.env.RUNS ?? 4) },
  )
  expect(await db.$count(attempt)).toBeGreaterThan(20)
}, 120_000)

import { randomUUID } from 'node:crypto'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPaper, rightAnswer, wrongAnswer } from '../../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../../testing/builders/build-sat-attempt.ts'
import { openStillApp } from '../../../../testing/still-app.ts'
import { days, hours } from '../../../../testing/test-clock.ts'
import { makeNotebookCards } from '../../../notebook/index.ts'
import { movers } from './move-rows.ts'

const { notebookCard, notebookReview, notebookSettings, notebookUndo, planBlock, rotaException, studyRota } = tables

let test: Awaited<ReturnType<typeof openStillApp>>
beforeAll(async () => {
  test = await openStillApp()
})
afterAll(() => test.close())

const merge = (kept: number, gone: number) =>
  test.db.transaction(async (tx) => {
    for (const mover of Object.values(movers)) await mover(tx, { kept, gone, now: test.clock.now() })
  })

/** What points to another row goes after it: each of these would be lost, or made of half of what there is, in another order. */
describe('in the order in which accounts are merged', () => {
  it('a card is made from what both answered and took back, for the exam that either aims at', async () => {
    const [kept, other] = [await test.signIn(), await test.signIn()]
    const times = { opensAt: test.ago(hours(5)), closesAt: test.ago(hours(1)) }
    const paper = await buildPaper(test.db, { kind: 'bcs_exam', pack: 'psc-noncadre', each: 1, ...times })
    const question = paper.questions[0]!
    for (const { doctorId } of [kept, other]) {
      const sat = { startedAt: test.ago(hours(4)), finishedAt: test.ago(hours(3)) }
      await buildSatAttempt(test.db, { paper, doctorId, answers: [wrongAnswer(question)], ...sat })
    }
    await makeNotebookCards(test.db, test.clock.now())
    const now = test.clock.now().toISOString()
    const easy = (sequence: number) => ({
      ...{ id: randomUUID(), question_id: question.id, answer: rightAnswer(question), feeling: 'easy' },
      ...{ answered_at: now, duration_ms: 9000, sequence },
    })
    const back = easy(2)
    const post = async (path: string, { headers }: typeof kept, payload: object) => {
      const done = await test.app.inject({
        method: 'POST',
        url: `/api/v3/web/doctor/notebook/${path}`,
        headers,
        payload,
      })
      expect(done.statusCode, done.body).toBe(200)
    }
    const sent = () => ({ device: randomUUID(), sent_at: now })
    await post('reviews', kept, { ...sent(), reviews: [easy(1)], undone: [] })
    await post('reviews', other, {
      ...{ ...sent(), reviews: [easy(1), back] },
      undone: [{ review_id: back.id, undone_at: now }],
    })
    const targetExamOn = test.ahead(days(3)).toISOString().slice(0, 10)
    await post('settings', other, { daily_limit: 20, target_exam_on: targetExamOn })

    await merge(kept.doctorId, other.doctorId)
    const of = <Table extends typeof notebookReview | typeof notebookUndo | typeof notebookSettings>(table: Table) =>
      test.db.$count(table, eq(table.doctorId, kept.doctorId))
    expect([await of(notebookReview), await of(notebookUndo), await of(notebookSettings)]).toEqual([3, 1, 1])
    const [card] = await test.db.select().from(notebookCard).where(eq(notebookCard.doctorId, kept.doctorId))
    expect(card!.memory?.reps, 'one of each').toBe(2)
    expect(Date.parse(card!.queueOn)).toBeLessThan(Date.parse(targetExamOn))
    expect(card!.memory!.due > targetExamOn, 'by itself it would come after').toBe(true)
  })

  const rota = {
    ...{ startsOn: '2026-01-01', shifts: ['off' as const], earliestMinute: 420, latestMinute: 1380, dailyMinutes: 180 },
    hours: { morning: { from: 480, to: 840 }, evening: { from: 840, to: 1200 }, night: { from: 1200, to: 480 } },
  }
  const plan = async (doctorId: number, day: string) => {
    const startsAt = test.ahead(hours(5))
    await test.db.insert(studyRota).values({ doctorId, ...rota })
    await test.db.insert(rotaException).values({ doctorId, day, shift: 'night' })
    const endsAt = new Date(startsAt.getTime() + hours(0.5))
    await test.db.insert(planBlock).values({ doctorId, kind: 'cards', day, startsAt, endsAt })
  }
  const planOf = async (doctorId: number) => {
    const [rotas, painted, blocks] = await Promise.all([
      test.db.$count(studyRota, eq(studyRota.doctorId, doctorId)),
      test.db.select().from(rotaException).where(eq(rotaException.doctorId, doctorId)),
      test.db.select().from(planBlock).where(eq(planBlock.doctorId, doctorId)),
    ])
    return [rotas, painted.map(({ day }) => day), blocks.map(({ day }) => day)]
  }

  it('a plan goes over whole where the account that stays has none', async () => {
    const [kept, gone] = [(await test.signIn()).doctorId, (await test.signIn()).doctorId]
    await plan(gone, '2026-08-01')
    await merge(kept, gone)
    expect(await planOf(kept)).toEqual([1, ['2026-08-01'], ['2026-08-01']])
    expect(await planOf(gone)).toEqual([0, [], []])
  })

  it('no part of it goes over where the account that stays has one', async () => {
    const [kept, gone] = [(await test.signIn()).doctorId, (await test.signIn()).doctorId]
    await plan(kept, '2026-08-02')
    await plan(gone, '2026-08-01')
    await merge(kept, gone)
    expect(await planOf(kept)).toEqual([1, ['2026-08-02'], ['2026-08-02']])
    expect(await planOf(gone)).toEqual([0, [], []])
  })
})

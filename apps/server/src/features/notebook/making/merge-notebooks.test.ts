import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rightAnswer, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { type NotebookApp, openNotebookApp } from '../notebook-test.fixture.ts'
import { mergeNotebooks } from './merge-notebooks.ts'

let test: NotebookApp
beforeAll(async () => {
  test = await openNotebookApp()
})
afterAll(() => test.close())

const { notebookCard, notebookReview } = tables

it('two notebooks become one: what either had is there, and cards remember the retests of both', async () => {
  const { paper, doctorId: kept, headers } = await test.sitReleased({ each: 3, right: 1, wrong: 2 })
  const other = await test.signIn()
  await test.sit(paper, { doctorId: other.doctorId, right: 0, wrong: 2 })
  await test.sweep()
  const [first, second] = paper.questions
  const at = (minutes: number) => ({ answered_at: test.ago(minutes * 60_000).toISOString() })
  await test.send(headers, [test.review(second!.id, rightAnswer(second!), at(0))])
  await test.send(other.headers, [test.review(second!.id, wrongAnswer(second!), at(0))])
  for (const [who, note] of [
    [headers, 'এক'],
    [other.headers, 'দুই'],
  ] as const)
    await test.post(`doctor/notebook/cards/${second!.id}/note`, who, { note })

  const move = { kept, gone: other.doctorId, now: test.clock.now() }
  await test.db.transaction(async (tx) => {
    // As the merging of accounts does it, reviews first.
    await tx.update(notebookReview).set({ doctorId: kept }).where(eq(notebookReview.doctorId, other.doctorId))
    await mergeNotebooks(tx, move)
  })
  expect(await test.db.$count(notebookCard, eq(notebookCard.doctorId, other.doctorId))).toBe(0)
  const cardOf = async (questionId: number) =>
    (
      await test.db
        .select()
        .from(notebookCard)
        .where(and(eq(notebookCard.doctorId, kept), eq(notebookCard.questionId, questionId)))
    )[0]
  expect(await cardOf(second!.id)).toMatchObject({ memory: { reps: 2 }, note: 'এক\nদুই', leftBecause: null })
  expect((await cardOf(second!.id))!.sources).toHaveLength(2)
  expect(await cardOf(first!.id)).toMatchObject({ memory: null, note: null })
  expect(await test.overview(headers)).toMatchObject({ cards: 3, calendar: [{ reviews: 2, right: 1 }] })
})

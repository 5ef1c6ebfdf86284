import { tables } from '@prostuti/db'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Killed, mortal } from '../../../testing/notebook-world/mortal.ts'
import { loadPaper } from '../../exam/index.ts'
import { makeNotebookCards } from '../index.ts'
import { type NotebookApp, openNotebookApp } from '../notebook-test.fixture.ts'
import { makeSome } from './make-some.ts'

let test: NotebookApp
beforeAll(async () => {
  test = await openNotebookApp()
})
afterAll(() => test.close())

const { attempt, doctor, notebookCard } = tables

it('a sweep that is killed at whatever statement is done again as if it had never begun, by two machines at once', async () => {
  const { db } = test
  const { paper, doctorId } = await test.sitReleased({ each: 4, right: 1, wrong: 2 })
  const doctorIds = [doctorId]
  for (let nth = 0; nth < 60; nth++) {
    const { doctorId: id } = await test.signIn()
    await test.sit(paper, { doctorId: id, right: 1, wrong: 2 })
    doctorIds.push(id)
  }
  const cards = () =>
    db
      .select()
      .from(notebookCard)
      .where(inArray(notebookCard.doctorId, doctorIds))
      .orderBy(asc(notebookCard.doctorId), asc(notebookCard.questionId))
  const now = test.clock.now()
  const sat = await loadPaper(db, paper.row.id)
  let survived = 0
  for (let at = 0; survived === 0; at++) {
    const made = db.transaction((tx) => makeSome(mortal(tx, at), { paper: sat, now, after: 0 }))
    const outcome = await made.catch((error) => {
      if (!(error instanceof Killed)) throw error
      return 'killed'
    })
    if (outcome === 'killed') expect([at, (await cards()).length]).toEqual([at, 0])
    else survived = (await cards()).length
  }
  // Twenty sittings at a time; the others are left to whoever comes.
  expect(survived).toBe(20 * 3)
  const counts = await Promise.all([makeNotebookCards(db, now), makeNotebookCards(db, now)])
  expect(counts[0]! + counts[1]!).toBe(41)
  const done = await cards()
  expect(done).toHaveLength(61 * 3)
  expect(await db.$count(attempt, eq(attempt.cardsRevision, 1))).toBe(61)
  expect(await makeNotebookCards(db, now)).toBe(0)
  expect(await cards()).toEqual(done)
})

it('takes nothing of a closed account, and does not ask for it again', async () => {
  const { db } = test
  const { paper, doctorId: closed } = await test.sitReleased({ each: 2, right: 0, wrong: 1 })
  const { doctorId: other } = await test.signIn()
  await test.sit(paper, { doctorId: other, right: 0, wrong: 1 })
  const closedAt = test.clock.now()
  await db
    .update(doctor)
    .set({ closedAt, phone: `closed:${closed}` })
    .where(eq(doctor.id, closed))
  expect(await makeNotebookCards(db, test.clock.now())).toBe(2)
  const counts = [closed, other].map((id) => db.$count(notebookCard, eq(notebookCard.doctorId, id)))
  expect(await Promise.all(counts)).toEqual([0, 2])
  expect(await makeNotebookCards(db, test.clock.now())).toBe(0)
})

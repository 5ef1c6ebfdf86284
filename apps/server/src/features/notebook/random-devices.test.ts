import { tables } from '@prostuti/db'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPaper, rightAnswer, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { play, readDisk } from '../../testing/notebook-world/play.ts'
import { drawSchedule } from '../../testing/notebook-world/schedules.ts'
import { days } from '../../testing/test-clock.ts'
import { type NotebookApp, openNotebookApp } from './notebook-test.fixture.ts'

/** All of them before a release: NOTEBOOK_SCHEDULES=500. Those of a failure again: NOTEBOOK_SEED. */
const schedules = Number(process.env.NOTEBOOK_SCHEDULES ?? 15)
const firstSeed = Number(process.env.NOTEBOOK_SEED ?? 1)

let test: NotebookApp
beforeAll(async () => {
  test = await openNotebookApp()
})
afterAll(() => test.close())

it('two devices without network, whatever becomes of their messages: no review is lost, and both show the same cards', async () => {
  const paper = await buildPaper(test.db, { ...test.closed, pack: 'psc-noncadre', each: 4 })
  const questions = paper.questions.map((question) => ({
    id: question.id,
    right: rightAnswer(question) as number,
    wrong: wrongAnswer(question) as number,
  }))
  let [answered, takenBack] = [0, 0]
  for (let seed = firstSeed; seed < firstSeed + schedules; seed++) {
    const schedule = drawSchedule(seed)
    const { doctorId, headers } = await test.signIn()
    const other = await buildSignIn(test.db, { doctorId, now: test.clock.now() })
    await test.sit(paper, { doctorId, right: 0, wrong: 4 })
    // A year of the devices lies before the moment at which the app stands still.
    const start = test.ago(days(400))
    await test.db.insert(tables.notebookCard).values(
      paper.questions.map(({ id, versionId }) => ({
        doctorId,
        questionId: id,
        paperId: paper.row.id,
        versionId,
        queueOn: '2020-01-01',
        madeAt: start,
      })),
    )
    const { facts, waiting } = await play({
      db: test.db,
      doctorId,
      questions,
      schedule,
      start: new Date(start.getTime() + days(3)),
    })
    const disk = await readDisk(test.db, doctorId)
    const about = `NOTEBOOK_SEED=${seed} NOTEBOOK_SCHEDULES=1`
    const made = facts.flatMap(({ kind, fact }) => (kind === 'review' ? fact.id : [])).toSorted()
    const back = facts.flatMap(({ kind, fact }) => (kind === 'undone' ? fact.review_id : [])).toSorted()
    expect([waiting, disk.reviews, disk.undone], about).toEqual([[], made, back])
    expect(disk.cards, about).toEqual(disk.expected)
    const shown = await Promise.all(
      [headers, other.headers].map(async (each) => (await test.get('doctor/notebook/cards', each)).json().cards),
    )
    expect(shown[0], about).toHaveLength(4)
    expect(shown[1], about).toEqual(shown[0])
    const memories = new Map(disk.expected as [number, unknown][])
    for (const card of shown[0]) expect(card.memory, about).toEqual(memories.get(card.question_id))
    answered += made.length
    takenBack += back.length
  }
  // So that nobody plays schedules in which nothing happens.
  expect([answered > schedules * 3, takenBack > schedules / 8]).toEqual([true, true])
}, 600_000)

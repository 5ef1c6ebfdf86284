import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltQuestion, buildPaper } from '../../../../testing/builders/build-paper.ts'
import { type ExamApp, openExamApp } from '../../../../testing/exam-world/open-exam-app.ts'
import { hours, minutes } from '../../../../testing/test-clock.ts'
import { findSharedQuestions } from './find-shared-questions.ts'
import { createSharedQuestionsSweep } from './shared-questions-sweep.ts'

let test: ExamApp
beforeAll(async () => {
  test = await openExamApp()
})
afterAll(() => test.close())

type Built = Awaited<ReturnType<typeof buildPaper>>

const build = (given: Parameters<typeof buildPaper>[1]) => buildPaper(test.db, given)

async function share(questions: BuiltQuestion[], { row }: Built) {
  await test.db.insert(tables.paperQuestion).values(
    questions.map(({ id, versionId }, index) => ({
      paperId: row.id,
      position: 100 + index,
      questionId: id,
      versionId,
      section: row.rules.sections[0]!.key,
    })),
  )
}

it('tells staff with which papers one shares questions, and what follows for the answers', async () => {
  const now = test.clock.now()
  const past = { opensAt: test.ago(hours(5)), closesAt: test.ago(hours(1)) }
  const paper = await build({ opensAt: test.ahead(hours(1)), closesAt: test.ahead(hours(9)) })
  const closed = await build(past)
  const waiting = await build({ ...past, answersAt: test.ahead(hours(1)) })
  const open = await build({ opensAt: test.ago(hours(2)), closesAt: test.ahead(hours(2)) })
  const unclosed = await build({ opensAt: test.ago(hours(1)), closesAt: null })
  const hidden = await build({ ...past, opensAt: test.ago(minutes(90)), isActive: false })
  const draft = await build({ opensAt: test.ago(minutes(80)), closesAt: test.ahead(hours(2)), isActive: false })
  await build(past)
  for (const other of [closed, waiting, open, unclosed, hidden, draft]) await share(paper.questions.slice(1, 3), other)
  const found = await findSharedQuestions(test.db, { paperId: paper.row.id, now })
  const both = paper.questions.slice(1, 3).map(({ id }) => id)
  expect(found.map(({ paperId, concern, until }) => [paperId, concern, until])).toEqual([
    [closed.row.id, 'answers_out', null],
    [waiting.row.id, 'none', null],
    [open.row.id, 'answers_wait', test.ahead(hours(2) + 30_000)],
    [hidden.row.id, 'answers_out', null],
    [draft.row.id, 'none', null],
    [unclosed.row.id, 'answers_out', null],
  ])
  for (const { questionIds } of found) expect(questionIds).toEqual(both)
  // The others share them with each other too.
  expect((await findSharedQuestions(test.db, { paperId: closed.row.id, now })).map(({ paperId }) => paperId)).toEqual(
    [waiting, open, hidden, draft, unclosed, paper].map(({ row }) => row.id),
  )
})

it('is said in the log once for each pair of papers, and again when they share more', async () => {
  await test.db.update(tables.paper).set({ isActive: false })
  const said: object[] = []
  const sweep = createSharedQuestionsSweep(test.db, (facts) => said.push(facts))
  const open = await build({ opensAt: test.ago(hours(2)), closesAt: test.ahead(hours(2)) })
  const closed = await build({ opensAt: test.ago(hours(5)), closesAt: test.ago(hours(1)) })
  expect(await sweep(test.clock.now())).toBe(0)
  await share(open.questions.slice(0, 1), closed)
  expect(await sweep(test.clock.now())).toBe(1)
  expect(await sweep(test.clock.now())).toBe(0)
  expect(said).toEqual([{ paper: open.row.key, other: closed.row.key, questions: 1 }])
  await test.db.delete(tables.paperQuestion).where(eq(tables.paperQuestion.paperId, closed.row.id))
  await share(open.questions.slice(0, 2), closed)
  expect(await sweep(test.clock.now())).toBe(1)
})

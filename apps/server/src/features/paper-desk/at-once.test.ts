import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPaperOffice } from './paper-desk.fixture.ts'

const { auditEntry, paper, question, signature } = tables

let test: Awaited<ReturnType<typeof openPaperOffice>>
beforeAll(async () => {
  test = await openPaperOffice()
})
afterAll(() => test.close())

const sign = (id: number, way: '' | '/sign', by = test.controller) =>
  test.ask('POST', `papers/${id}/signature${way}`, by, { deed: 'freeze' })

/** Ready and rehearsed, with as many questions. */
async function readyPaper(count: number): Promise<{ id: number; ids: number[] }> {
  const ids = await test.makeQuestions(count, { subjectId: await test.makeSubject() })
  const id = await test.makePaper()
  await test.step(id, { kind: 'add', question_ids: ids })
  await test.ask('POST', `papers/${id}/stage`, test.controller, { stage: 'ready' })
  await test.rehearse(id)
  return { id, ids }
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()

it('is asked for once and frozen once, however often and by how many it is pressed', async () => {
  const { id } = await readyPaper(2)
  expect((await Promise.all([sign(id, ''), sign(id, ''), sign(id, '')])).every(({ status }) => status < 500)).toBe(true)
  const asked = and(eq(signature.resource, 'paper'), eq(signature.resourceId, String(id)))
  expect(await test.db.$count(signature, asked)).toBe(1)
  const third = await test.signInStaff({ role: 'manager', duties: ['exam_control'] })
  const signed = await Promise.all([
    sign(id, '/sign', test.second),
    sign(id, '/sign', test.second),
    sign(id, '/sign', third),
    sign(id, '/sign', test.controller),
  ])
  expect(signed.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(signed.every(({ status }) => status < 500)).toBe(true)
  const frozen = and(eq(auditEntry.action, 'paper_frozen'), eq(auditEntry.resourceId, String(id)))
  expect(await test.db.$count(auditEntry, frozen)).toBe(1)
  expect((await test.db.select().from(paper).where(eq(paper.id, id)))[0]?.stage).toBe('frozen')
})

it('takes one of two steps that two people make upon the same version', async () => {
  const ids = await test.makeQuestions(2, { subjectId: await test.makeSubject() })
  const id = await test.makePaper()
  const { version } = await test.desk(id)
  const answers = await Promise.all([
    test.step(id, { kind: 'add', question_ids: [ids[0]!] }, test.controller, version),
    test.step(id, { kind: 'add', question_ids: [ids[1]!] }, test.second, version),
  ])
  expect(statuses(answers)).toEqual([200, 409])
  expect((await test.desk(id)).questions).toHaveLength(1)
})

it('is not frozen with a question that was retired since, also when the signature was asked for before', async () => {
  const { id, ids } = await readyPaper(2)
  expect((await sign(id, '')).status).toBe(204)
  await test.db.update(question).set({ state: 'retired' }).where(eq(question.id, ids[0]!))
  expect((await sign(id, '/sign', test.second)).body.code).toBe('paper_unfinished')
  const states = (await test.desk(id)).checks.find(({ name }) => name === 'states')
  expect(states).toMatchObject({ level: 'must', numbers: [1] })
})

it('holds two hundred questions, and never more than three hundred', async () => {
  const { id, ids } = await readyPaper(200)
  expect((await test.desk(id)).questions).toHaveLength(200)
  const last = ids.at(-1)!
  await test.step(id, { kind: 'move', question_id: last, before: ids[0]! })
  expect((await test.desk(id)).questions[0]?.id).toBe(last)
  const others = await test.makeQuestions(101, { subjectId: await test.makeSubject() })
  expect((await test.step(id, { kind: 'add', question_ids: others })).status).toBe(422)
})

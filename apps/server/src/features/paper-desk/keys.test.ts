import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { staffCalls } from '../../testing/staff-matrix/staff-calls.ts'
import { hours, openPaperOffice, secret } from './paper-desk.fixture.ts'

const { paper, question } = tables

let test: Awaited<ReturnType<typeof openPaperOffice>>
beforeAll(async () => {
  test = await openPaperOffice()
})
afterAll(() => test.close())

type Session = Awaited<ReturnType<typeof test.signInStaff>>

/** Everything that the office says of a paper on its way from a draft to a frozen one, as one member hears it. */
async function hear(id: number, by: Session): Promise<Record<string, string>> {
  const heard: Record<string, string> = {}
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { text, status } = await test.ask(method, path, by, body)
    if (status >= 400) throw new Error(`${path}: ${text}`)
    heard[`${method} ${path.replaceAll(/\d+/g, '…')} ${JSON.stringify(body ?? '').slice(0, 60)}`] = text
    return text === '' ? undefined : JSON.parse(text)
  }
  await ask('GET', 'papers')
  await ask('GET', `papers/${id}`)
  await ask('GET', `papers/${id}/history`)
  let { version } = await ask('GET', `papers/${id}/desk`)
  const take = async (step: object) => {
    version = (await ask('POST', `papers/${id}/questions`, { version, step })).desk.version
  }
  await ask('GET', `papers/${id}/bank`)
  await ask('GET', `papers/${id}/preview`)
  await take({ kind: 'even', is_even: true })
  await take({ kind: 'follow' })
  await take({ kind: 'undo' })
  const begun = await ask('POST', `papers/${id}/rehearsals`)
  const answers = Object.fromEntries(begun.questions.map((each: { id: number }) => [each.id, 2]))
  await ask('POST', `papers/${id}/rehearsals/${begun.id}`, { answers })
  return heard
}

/** A paper in which all three answers are the second option. */
async function paperOf(author: Session): Promise<number> {
  const ids = await test.makeQuestions(3, { subjectId: await test.makeSubject() })
  const id = await test.makePaper({}, author)
  const { status, text } = await test.step(id, { kind: 'add', question_ids: ids }, author)
  if (status !== 200) throw new Error(text)
  return id
}

/** What would say it: the explanation, the words of a key, a count of right places, a mark. */
const tells = (text: string): boolean =>
  text.includes(secret) ||
  /"(options|stems|explanation)":|"key":\{/.test(text) ||
  /"positions":/.test(text) ||
  /"result":\{/.test(text) ||
  /"name":"truths"/.test(text)

it('tells nobody what is right who may not know it', async () => {
  const manager = await test.signInStaff({ role: 'manager' })
  const teacher = await test.signInStaff({ role: 'teacher', duties: ['review'] })
  for (const member of [manager, teacher]) {
    const heard = await hear(await paperOf(member), member)
    expect(Object.keys(heard).length).toBeGreaterThan(10)
    for (const [call, text] of Object.entries(heard)) expect([call, tells(text)]).toEqual([call, false])
  }
})

it('keeps the key of a question secret that was taken out of a paper and can be put back', async () => {
  const manager = await test.signInStaff({ role: 'manager' })
  const teacher = await test.signInStaff({ role: 'teacher' })
  const id = await paperOf(teacher)
  const [asked] = (await test.desk(id)).questions
  const tellsKey = async (by: Session) => (await test.ask('GET', `questions/${asked!.id}`, by)).text.includes(secret)
  expect((await test.step(id, { kind: 'remove', question_ids: [asked!.id] }, manager)).status).toBe(200)
  expect([await tellsKey(manager), await tellsKey(test.controller)]).toEqual([false, true])
  expect((await test.step(id, { kind: 'undo' }, manager)).status).toBe(200)
  expect((await test.desk(id)).questions).toContainEqual(expect.objectContaining({ id: asked!.id }))
})

it('opens a question of a frozen paper to no reviewer, though its author has changed it', async () => {
  const teacher = await test.signInStaff({ role: 'teacher' })
  const reviewer = await test.signInStaff({ role: 'teacher', duties: ['review'] })
  const [asked] = await test.makeQuestions(1, { subjectId: await test.makeSubject(), authorId: teacher.staffId })
  const id = await test.makePaper()
  await test.step(id, { kind: 'add', question_ids: [asked!] })
  const see = async () => (await test.ask('GET', `questions/${asked}`, reviewer)).status
  await test.db.update(question).set({ state: 'in_review' }).where(eq(question.id, asked!))
  expect(await see()).toBe(200)
  await test.db.update(paper).set({ stage: 'frozen', frozenAt: new Date() }).where(eq(paper.id, id))
  expect(await see()).toBe(404)
})

it('keeps what a reviewer said, which may tell a key, out of the audit', async () => {
  const author = await test.signInStaff({ role: 'teacher' })
  const [asked] = await test.makeQuestions(1, { subjectId: await test.makeSubject(), authorId: author.staffId })
  await test.db.update(question).set({ state: 'in_review' }).where(eq(question.id, asked!))
  const words = 'গ ঠিক, খ নয়'
  const given = { verb: 'give_back', words }
  expect((await test.ask('POST', `questions/${asked}/judgements`, test.controller, given)).status).toBe(200)
  expect(JSON.stringify(await test.db.select().from(tables.auditEntry))).not.toContain(words)
})

it('tells who has the duty, so that the test above can fail', async () => {
  const heard = await hear(await paperOf(test.controller), test.controller)
  expect(Object.values(heard).filter(tells).length).toBeGreaterThan(2)
})

it('shows a teacher no paper that somebody else makes, and support none of its questions', async () => {
  const id = await paperOf(test.controller)
  const teacher = await test.signInStaff({ role: 'teacher' })
  for (const path of ['desk', 'bank', 'preview'])
    expect((await test.ask('GET', `papers/${id}/${path}`, teacher)).status).toBe(404)
  const { fields, version } = (await test.ask('GET', `papers/${id}`, teacher)).body
  expect((await test.ask('POST', `papers/${id}`, teacher, { fields, version })).status).toBe(404)
  const support = await test.signInStaff({ role: 'support' })
  expect((await test.ask('GET', `papers/${id}`, support)).status).toBe(200)
  expect((await test.ask('GET', `papers/${id}/desk`, support)).status).toBe(404)
})

it('lets a teacher hand a draft over, and change it no more then', async () => {
  const teacher = await test.signInStaff({ role: 'teacher' })
  const id = await paperOf(teacher)
  const set = (stage: string, by: Session) => test.ask('POST', `papers/${id}/stage`, by, { stage })
  expect((await set('ready', teacher)).status).toBe(204)
  expect((await test.step(id, { kind: 'even', is_even: true }, teacher)).status).toBe(404)
  expect((await set('draft', teacher)).status).toBe(404)
  expect((await set('draft', test.controller)).status).toBe(204)
})

it('lets nobody without the duty give the answers of a paper out before their time', async () => {
  const times = { opensAt: hours(-8), closesAt: hours(-4), answersAt: hours(48) }
  const { row } = await buildPaper(test.db, { courseId: test.place.course.id, each: 1, ...times })
  const manager = await test.signInStaff({ role: 'manager' })
  const giveOut = async (by: Session) => {
    const { fields, version } = (await test.ask('GET', `papers/${row.id}`, by)).body
    return test.ask('POST', `papers/${row.id}`, by, { fields: { ...fields, answers_at: null }, version })
  }
  const refused = await giveOut(manager)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['answers_at']])
  expect((await giveOut(test.controller)).status).toBe(200)
})

type Named = [string, (typeof staffCalls)[string]]

/** What these calls read out or let be taken away, asked about a paper and about one of its questions. */
async function hearAll(calls: readonly Named[], ids: readonly number[], { headers }: Session) {
  const heard: [string, string][] = []
  for (const [name, { method, path }] of calls) {
    if (method === 'GET')
      for (const id of path.includes(':') ? ids : [0]) {
        const { body } = await test.office.inject({ url: path.replaceAll(/:[a-z_]+/g, String(id)), headers })
        heard.push([`${name} ${id}`, body])
      }
    if (!name.endsWith('.export')) continue
    const payload = { format: 'csv', filter: {}, title: name, list: '/x' }
    const { body } = await test.office.inject({ method, url: path, headers, payload })
    const { job_id: jobId } = JSON.parse(body)
    if (jobId === undefined) continue
    await staffJobs(test.deps, () => {})[0]!.run(test.deps.clock(), new AbortController().signal)
    const file = await test.office.inject({ url: `/api/v3/admin/jobs/${jobId}/file`, headers })
    heard.push([name, file.body])
  }
  return heard
}

it('tells it in no call of the whole office and in no file, to nobody without the duty', async () => {
  const id = await paperOf(test.controller)
  const [asked] = (await test.desk(id)).questions
  const ids = [id, asked!.id]
  const calls = Object.entries(staffCalls)
  // What is right in a question of this paper, by whatever name it goes.
  const leaking = (heard: [string, string][]) =>
    heard.flatMap(([call, text]) => {
      const saysKey = text.includes(asked!.text.bn) && /"(key|keys|answer)":(\{|\[)/.test(text)
      return text.includes(secret) || saysKey ? [call] : []
    })
  for (const member of [{ role: 'manager' as const }, { role: 'teacher' as const, duties: ['review' as const] }]) {
    const heard = await hearAll(calls, ids, await test.signInStaff(member))
    expect(heard.length).toBeGreaterThan(100)
    expect(leaking(heard)).toEqual([])
  }
  // It is there to be found: who has the duty reads it.
  const aboutQuestions = calls.filter(([name]) => /question/i.test(name))
  expect(leaking(await hearAll(aboutQuestions, ids, test.controller)).length).toBeGreaterThan(0)
}, 120_000)

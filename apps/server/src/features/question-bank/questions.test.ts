import { questionResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../testing/builders/build-attempt.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildPaper, secretMark } from '../../testing/builders/build-paper.ts'
import { buildQuestion, buildSubject } from '../../testing/builders/build-question.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

const { auditEntry, question, questionVersion, resourceRevision } = tables

let test: TestOffice
type Session = Awaited<ReturnType<TestOffice['signInStaff']>>
let teacher: Session
let manager: Session
let controller: Session
beforeAll(async () => {
  test = await buildTestOffice()
  teacher = await test.signInStaff({ role: 'teacher' })
  manager = await test.signInStaff({ role: 'manager' })
  controller = await test.signInStaff({ role: 'manager', duties: ['exam_control'] })
})
afterAll(() => test.close())

const db = () => test.deps.database.db
const ask = async ({ headers }: Session, method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await test.office.inject({
    method,
    url: `/api/v3/admin${path}`,
    headers,
    ...(method === 'POST' && { payload: payload ?? {} }),
  })
  return { status: answer.statusCode, body: answer.json(), text: answer.body }
}
const formOf = async (session: Session, id: number) => (await ask(session, 'GET', `/questions/${id}`)).body
const save = async (session: Session, id: number, change: object) => {
  const { fields, version } = await formOf(session, id)
  return ask(session, 'POST', `/questions/${id}`, { version, fields: { ...fields, ...change } })
}
const versionsOf = (id: number) =>
  db().select().from(questionVersion).where(eq(questionVersion.questionId, id)).orderBy(asc(questionVersion.version))

const newFields = async () => ({
  type: 'sba',
  subject_id: (await buildSubject(db())).id,
  topic_id: null,
  tags: ['ECG', ' ecg ', 'জরুরি'],
  difficulty: null,
  text: { bn: '  কোন ধমনিটি বন্ধ?  ' },
  images: [],
  parts: [7, 3, 5, 4].map((id) => ({ id, text: { bn: `ধমনি ${id}` }, image: null, note: null })),
  fixed_order: false,
  key: { type: 'sba', options: [5] },
  explanation: { bn: '' },
  book_id: null,
  book_page: null,
  source: null,
})

/** A question that somebody has sat, in a paper that is open now. */
async function satQuestion() {
  const paper = await buildPaper(db(), { each: 1 })
  await buildAttempt(db(), paper, { doctorId: (await buildDoctor(db())).id })
  return paper.questions[0]!
}

describe('writing a question', () => {
  it('makes it a draft of whoever wrote it, with parts counted from one and tags once each', async () => {
    const made = await ask(teacher, 'POST', '/questions', { fields: await newFields() })
    expect(made.status).toBe(201)
    const [row] = await db().select().from(question).where(eq(question.id, made.body.id))
    expect(row).toMatchObject({ state: 'draft', authorId: teacher.staffId, tags: ['ECG', 'জরুরি'] })
    const { fields } = await formOf(teacher, made.body.id)
    expect(fields).toMatchObject({ text: { bn: 'কোন ধমনিটি বন্ধ?' }, key: { options: [3] }, explanation: null })
    expect(fields.parts.map(({ text }: { text: { bn: string } }) => text.bn)).toEqual([
      'ধমনি 7',
      'ধমনি 3',
      'ধমনি 5',
      'ধমনি 4',
    ])
  })

  it('adds a version when something is said differently, and none when it is only sorted differently', async () => {
    const { id } = await buildQuestion(db(), { authorId: teacher.staffId, state: 'draft' })
    expect((await save(teacher, id, { tags: ['নতুন'] })).status).toBe(200)
    expect(await versionsOf(id)).toHaveLength(1)
    expect((await save(teacher, id, { text: { bn: 'আরও পরিষ্কার লেখা' } })).status).toBe(200)
    expect((await versionsOf(id)).map(({ version, text }) => [version, text.bn])).toEqual([
      [1, expect.stringContaining('হৃৎপিণ্ড')],
      [2, 'আরও পরিষ্কার লেখা'],
    ])
    const { body } = await ask(teacher, 'GET', `/questions/${id}/history`)
    expect(body.revisions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    const { version } = await formOf(teacher, id)
    expect((await ask(teacher, 'POST', `/questions/${id}/restore`, { version, to: 1 })).status).toBe(200)
    expect(await versionsOf(id)).toHaveLength(3)
  })

  it('refuses by field what cannot be', async () => {
    const fields = await newFields()
    const bad = { ...fields, parts: fields.parts.slice(0, 3), key: { type: 'sba', options: [] }, book_page: 3 }
    const { status, body } = await ask(teacher, 'POST', '/questions', { fields: bad })
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, ['book_id', 'key', 'parts']])
  })

  it('says so when a correction came between', async () => {
    const { id, currentVersionId } = await buildQuestion(db(), { authorId: teacher.staffId, state: 'draft' })
    const { fields, version } = await formOf(teacher, id)
    const [says] = await db().select().from(questionVersion).where(eq(questionVersion.id, currentVersionId!))
    const { id: _, ...kept } = says!
    await db()
      .insert(questionVersion)
      .values({ ...kept, version: 2, key: { type: 'sba', options: [2] } })
    const stale = await ask(teacher, 'POST', `/questions/${id}`, { version, fields })
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict'])
  })
})

describe('a question that was sat', () => {
  it('keeps its key and its options, in words that lead to a correction', async () => {
    const { id } = await satQuestion()
    const other = await save(controller, id, { key: { type: 'sba', options: [4] } })
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['key']])
    const { fields } = await formOf(controller, id)
    const fewer = await save(controller, id, { parts: fields.parts.slice(0, -1) })
    expect(Object.keys(fewer.body.errors)).toContain('parts')
  })

  it('may be worded better; the paper keeps what was sat', async () => {
    const { id, versionId } = await satQuestion()
    expect((await save(controller, id, { text: { bn: 'ঠিক করা লেখা' } })).status).toBe(200)
    const [stands] = await db().select().from(tables.paperQuestion).where(eq(tables.paperQuestion.questionId, id))
    expect(stands!.versionId).toBe(versionId)
    expect(await versionsOf(id)).toHaveLength(2)
  })
})

describe('the key of a question that a paper still asks', () => {
  it('is null for whoever has not the duty, in form and history, and stays when they save', async () => {
    const { id } = await satQuestion()
    const { fields } = await formOf(manager, id)
    expect([fields.key, fields.explanation]).toEqual([null, null])
    for (const path of [
      `/questions/${id}`,
      `/questions/${id}/history`,
      `/questions?ids=${id}`,
      `/questions/${id}/standing`,
    ])
      expect((await ask(manager, 'GET', path)).text, path).not.toContain(secretMark)
    expect((await save(manager, id, { tags: ['x'], text: { bn: 'অন্যভাবে' } })).status).toBe(200)
    const last = (await versionsOf(id)).at(-1)!
    expect([last.text.bn, last.explanation?.bn, last.key]).toEqual([
      'অন্যভাবে',
      expect.stringContaining(secretMark),
      expect.objectContaining({ type: 'sba' }),
    ])
  })

  it('is in no audit entry and no revision, and opening it is written down', async () => {
    const { id } = await satQuestion()
    const opened = () => db().select().from(auditEntry).where(eq(auditEntry.action, 'keys.early'))
    const before = (await opened()).length
    expect((await formOf(controller, id)).fields.key).not.toBeNull()
    expect(await opened()).toHaveLength(before + 1)
    await formOf(manager, id)
    expect(await opened()).toHaveLength(before + 1)
    await save(controller, id, { explanation: { bn: 'একেবারে গোপন কথা' } })
    const written = [...(await db().select().from(auditEntry)), ...(await db().select().from(resourceRevision))]
    expect(JSON.stringify(written)).not.toContain('একেবারে গোপন কথা')
  })

  it('cannot be found by taking options away one by one, nor by the words of a correction', async () => {
    const { id } = await satQuestion()
    const { parts } = (await formOf(manager, id)).fields
    const refusals = await Promise.all(
      parts.map(async ({ id: gone }: { id: number }) => {
        const rest = parts.filter((part: { id: number }) => part.id !== gone)
        const { status, text } = await save(manager, id, { parts: rest })
        return `${status} ${text}`
      }),
    )
    expect(new Set(refusals).size).toBe(1)
    expect(refusals[0]).toMatch(/^422 .*"parts"/)
    const { id: _, ...first } = (await versionsOf(id))[0]!
    await db()
      .insert(questionVersion)
      .values({ ...first, version: 2, note: 'গ ঠিক' })
    expect((await ask(manager, 'GET', `/questions/${id}/history`)).text).not.toContain('গ ঠিক')
    expect((await ask(controller, 'GET', `/questions/${id}/history`)).text).toContain('গ ঠিক')
  })

  it('cannot be copied out', async () => {
    const { id } = await satQuestion()
    expect((await ask(manager, 'POST', `/questions/${id}/copies`)).status).toBe(404)
    expect((await ask(controller, 'POST', `/questions/${id}/copies`)).status).toBe(201)
  })
})

describe('who sees which question', () => {
  it('is a teacher their own, and with the duty what no exam will still ask', async () => {
    const reviewer = await test.signInStaff({ role: 'teacher', duties: ['review'] })
    const own = await buildQuestion(db(), { authorId: teacher.staffId })
    const other = await buildQuestion(db(), { authorId: manager.staffId })
    const { id: asked } = await satQuestion()
    const seen = async (session: Session) => {
      const ids = [own.id, other.id, asked]
      const { body } = await ask(session, 'GET', `/questions?ids=${ids.join()}`)
      return body.rows.map(({ id }: { id: number }) => ids.indexOf(id)).toSorted()
    }
    expect(await seen(teacher)).toEqual([0])
    expect(await seen(reviewer)).toEqual([0, 1])
    expect(await seen(manager)).toEqual([0, 1, 2])
    expect((await ask(teacher, 'GET', `/questions/${other.id}`)).status).toBe(404)
    expect((await save(reviewer, other.id, { tags: [] })).status).toBe(404)
  })
})

describe('the list', () => {
  it('finds by words, by sound and by number, and narrows by what is known of a question', async () => {
    const { id, subjectId } = await buildQuestion(
      db(),
      { authorId: teacher.staffId, facility: 6100, lastUsedAt: new Date('2026-03-01T00:00:00Z'), tags: ['ECG'] },
      { text: { bn: 'ধমনিতে রক্ত জমাট বাঁধলে কী হয়?' } },
    )
    const found = async (query: string) => {
      const { status, body } = await ask(teacher, 'GET', `/questions?${query}`)
      expect(status, query).toBe(200)
      return body.rows.some((row: { id: number }) => row.id === id)
    }
    for (const query of [
      `q=${encodeURIComponent('রক্ত জমাট')}`,
      `q=${encodeURIComponent('রক্ত জমাঠ')}`,
      `q=${id}`,
      `subject=${subjectId}&tag=ECG&type=sba&state=ready`,
      'facility_from=60&facility_to=70',
      'used_since=2026-02-01&used=false',
      `author=${teacher.staffId}`,
    ])
      expect(await found(query), query).toBe(true)
    for (const query of [
      'facility_to=50',
      'unused_since=2026-01-01',
      'flagged=true',
      'look_alike=true',
      'tag=x',
      'used=true',
    ])
      expect(await found(query), query).toBe(false)
    expect(questionResource.row.shape).not.toHaveProperty('key')
  })
})

describe('the verbs', () => {
  it('go from author to reviewer and back, with words', async () => {
    const reviewer = await test.signInStaff({ role: 'teacher', duties: ['review'] })
    const { id } = await buildQuestion(db(), { authorId: teacher.staffId, state: 'draft' })
    const move = (session: Session, verb: string, more: object = {}) =>
      ask(session, 'POST', `/questions/${id}/${verb === 'accept' || verb === 'give_back' ? 'judgements' : 'moves'}`, {
        verb,
        ...more,
      })
    expect((await move(teacher, 'send', { reviewer_id: teacher.staffId })).status).toBe(422)
    expect((await move(teacher, 'send', { reviewer_id: reviewer.staffId })).body).toEqual({ state: 'in_review' })
    expect((await move(teacher, 'send')).body.code).toBe('question_verb_refused')
    expect((await ask(reviewer, 'GET', `/questions?reviewer=${reviewer.staffId}`)).body.rows).toHaveLength(1)
    expect((await move(reviewer, 'give_back', { words: 'ব্যাখ্যা লিখুন' })).body).toEqual({ state: 'draft' })
    const standing = (await ask(teacher, 'GET', `/questions/${id}/standing`)).body
    const back = { is_given_back: true, review_words: 'ব্যাখ্যা লিখুন', reviewer: { id: reviewer.staffId } }
    expect(standing).toMatchObject({ ...back, verbs: ['send', 'retire', 'remove'], may_write: true })
    expect((await ask(teacher, 'GET', '/questions?given_back=true')).body.rows).toMatchObject([{ id, ...back }])
    await move(teacher, 'send')
    expect((await ask(teacher, 'GET', '/questions?given_back=true')).body.rows).toEqual([])
    expect((await move(reviewer, 'accept')).body).toEqual({ state: 'ready' })
  })

  it('are looked through again once their author has changed what was accepted, and stay accepted otherwise', async () => {
    const { id } = await buildQuestion(db(), { authorId: teacher.staffId, state: 'ready' })
    const edit = async (session: Session, words: string) => {
      expect((await save(session, id, { text: { bn: words } })).status).toBe(200)
      return (await ask(session, 'GET', `/questions/${id}/standing`)).body.state
    }
    expect(await edit(manager, 'কোনটি ঠিক?')).toBe('ready')
    expect(await edit(teacher, 'কোনটি ঠিক?')).toBe('ready')
    expect(await edit(teacher, 'কোনটি ভুল?')).toBe('in_review')
  })

  it('never let an author accept their own, nor remove what was used', async () => {
    const { id } = await buildQuestion(db(), { authorId: manager.staffId, state: 'in_review' })
    expect((await ask(manager, 'POST', `/questions/${id}/judgements`, { verb: 'accept' })).status).toBe(409)
    const { id: used } = await satQuestion()
    await ask(controller, 'POST', `/questions/${used}/moves`, { verb: 'retire' })
    expect((await ask(controller, 'POST', `/questions/${used}/moves`, { verb: 'remove' })).status).toBe(409)
    const { id: draft } = await buildQuestion(db(), { authorId: manager.staffId, state: 'draft' })
    expect((await ask(manager, 'POST', `/questions/${draft}/moves`, { verb: 'remove' })).body).toEqual({ state: null })
  })
})

import { tables } from '@prostuti/db'
import type { FileQuestion } from '@prostuti/question-formats'
import { and, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { fileOf, type ImportWorld, importWorld, questionNo, type Session } from './import-world.fixture.ts'
import { sweepImports } from './sweep-imports.ts'

const { paperQuestion, question, questionImport, questionImportFile, questionVersion, staffJob, subject, topic } =
  tables

let test: TestOffice
let world: ImportWorld
let teacher: Session
let other: Session
let manager: Session
let physiology: number
beforeAll(async () => {
  test = await buildTestOffice({ demo: false })
  world = importWorld(test)
  const { db } = world
  const name = { bn: 'ফিজিওলজি', en: 'Physiology' }
  const [made] = await db.insert(subject).values({ key: 'import-physiology', name }).returning()
  physiology = made!.id
  await db.insert(topic).values({ subjectId: physiology, name: { bn: 'CVS' } })
  teacher = await test.signInStaff({ role: 'teacher' })
  other = await test.signInStaff({ role: 'teacher' })
  manager = await test.signInStaff({ role: 'manager' })
})
beforeEach(() => {
  world.errors.length = 0
})
afterAll(() => test.close())

const keyless: Partial<FileQuestion> = { key: null }
let made = 0
/** Questions that no other test has. */
const some = (count: number, given: Partial<FileQuestion> = {}) =>
  Array.from({ length: count }, () => questionNo(++made, given))
const bring = async (questions: FileQuestion[], session = teacher, query?: string) =>
  world.bring(await fileOf('csv', questions), session, query)
const take = async (id: number, session = teacher, state = 'draft') => {
  const answer = await world.post(world.at(id, '/take'), session, { state })
  await world.run()
  return answer
}
const questionsOf = (id: number) =>
  world.db.select().from(question).where(eq(question.importId, id)).orderBy(question.id)

describe('a file of questions', () => {
  it('is read into rows, and nothing becomes a question', async () => {
    const before = await world.db.$count(question)
    const id = await bring([...some(3), ...some(1, keyless)])
    const shown = await world.show(id, teacher)
    expect(shown).toMatchObject({
      state: 'open',
      format: 'csv',
      counts: { ready: 3, look: 0, cannot: 1 },
      progress: null,
      first_fault: 4,
      without_subject: 3,
    })
    expect(shown.groups).toMatchObject([{ code: 'no_key', weight: 'cannot', count: 1, numbers: [4] }])
    expect(await world.db.$count(question)).toBe(before)
    expect(world.errors).toEqual([])
  })

  it('is refused with words that say what to do', async () => {
    const pdf = await world.upload(Buffer.from('%PDF-1.7'), teacher)
    expect([pdf.statusCode, pdf.json().errors.file]).toEqual([422, [expect.stringContaining('.docx')]])
    const nameless = await world.upload(Buffer.from('x'), teacher, 'name=')
    expect(nameless.statusCode).toBe(422)
    const json = await world.post(`${world.at(1).replace('/1', '')}?name=x`, teacher, {})
    expect(json.statusCode).toBe(415)
    const unknown = await world.upload(await fileOf('csv', some(1)), teacher, 'name=a.csv&subject=999999')
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['subject']])
  })

  it('that cannot be read says why, and leaves no rows', async () => {
    const id = await world.bring(Buffer.from('কিছু,লেখা\nযার,শিরোনাম নেই\n'), teacher, 'name=a.csv')
    expect(await world.show(id, teacher)).toMatchObject({ state: 'failed', refusal: 'no_header' })
    expect(await world.rows(id)).toEqual([])
  })

  it('without a question shows how it begins', async () => {
    const id = await world.bring(Buffer.from('একটি গল্প\nএক দেশে এক রাজা ছিল।\n'), teacher)
    expect(await world.show(id, teacher)).toMatchObject({
      state: 'open',
      counts: { ready: 0, cannot: 0 },
      first_lines: [{ number: 1, text: 'একটি গল্প' }, { number: 2 }],
    })
  })

  it('is of whoever brought it, and of those who see all questions', async () => {
    const id = await bring(some(1))
    expect((await world.get(world.at(id), other)).statusCode).toBe(404)
    expect((await world.get(world.at(id, '/rows'), other)).statusCode).toBe(404)
    expect((await world.post(world.at(id, '/take'), other, { state: 'draft' })).statusCode).toBe(404)
    expect((await world.get(world.at(id), manager)).statusCode).toBe(200)
    const listed = async (session: Session) =>
      (await world.get(world.at(id).replace(/\/\d+$/, ''), session)).json().imports
    expect((await listed(other)).map((each: { id: number }) => each.id)).not.toContain(id)
    expect((await listed(manager)).map((each: { id: number }) => each.id)).toContain(id)
  })

  it('whose reading is cancelled leaves nothing', async () => {
    const answer = await world.upload(await fileOf('csv', some(5)), teacher)
    const { id } = answer.json()
    const [found] = await world.db.select().from(questionImport).where(eq(questionImport.id, id))
    await world.post(`/api/v3/admin/jobs/${found!.jobId}/cancel`, teacher)
    await world.run()
    expect((await world.get(world.at(id), teacher)).statusCode).toBe(404)
    expect(await world.rows(id)).toEqual([])
  })
})

describe('the name of a file', () => {
  it('says what its questions are about, where it names one subject', async () => {
    const about = async (name: string) =>
      (await world.show(await bring(some(1), teacher, `name=${name}`), teacher)).subject_id
    expect(await about('Physiology_2026.csv')).toBe(physiology)
    expect(await about('paraphysiology.csv')).toBeNull()
  })
})

describe('a row', () => {
  it('is mended in place, and judged again', async () => {
    const id = await bring([...some(1), ...some(1, keyless)])
    const read = (await world.get(world.at(id, '/rows/2'), teacher)).json()
    expect(read).toMatchObject({ row: { state: 'cannot', revision: 1 }, next_fault: 2, counts: { cannot: 1 } })
    const fields = { key: { type: 'sba', options: [3] } }
    const mended = await world.post(world.at(id, '/rows/2'), teacher, { revision: 1, fields })
    expect(mended.json()).toMatchObject({
      row: { state: 'ready', revision: 2, key: fields.key, faults: [] },
      next_fault: null,
      counts: { ready: 2, cannot: 0 },
    })
    const late = await world.post(world.at(id, '/rows/2'), teacher, { revision: 1, fields })
    expect([late.statusCode, late.json().code]).toEqual([409, 'version_conflict'])
    const wrong = await world.post(world.at(id, '/rows/2'), teacher, { revision: 2, fields: { type: 'essay' } })
    expect(wrong.statusCode).toBe(422)
    expect((await world.get(world.at(id, '/rows/77'), teacher)).statusCode).toBe(404)
  })

  it('that the bank has already is to be looked at', async () => {
    const twice = questionNo(++made)
    await take(await bring([twice], teacher, `name=a.csv&subject=${physiology}`))
    const id = await bring([twice, ...some(1)])
    const shown = await world.show(id, teacher)
    expect(shown).toMatchObject({
      counts: { ready: 1, look: 1 },
      groups: [{ code: 'similar', count: 1, percents: [100] }],
    })
    const { row } = (await world.get(world.at(id, '/rows/1'), teacher)).json()
    expect(row.similar).toMatchObject([{ percent: 100, text: { bn: twice.text.bn } }])
    // A question of another's is not theirs to read.
    const theirs = await bring([twice], other)
    const hidden = (await world.get(world.at(theirs, '/rows/1'), other)).json()
    expect(hidden.row.similar).toMatchObject([{ percent: 100, text: null }])
    await world.post(world.at(id, '/changes'), teacher, { action: 'accept', rows: { similar: true } })
    expect(await world.show(id, teacher)).toMatchObject({ counts: { ready: 2, look: 0 }, groups: [] })
  })

  it('with an equal fault is mended with the others', async () => {
    const short = (nth: number) => questionNo(nth, { parts: questionNo(nth).parts.slice(0, 3), key: null })
    const id = await bring([short(++made), short(++made), ...some(1)])
    const change = (action: string, rows: object) => world.post(world.at(id, '/changes'), teacher, { action, rows })
    const added = await change('add_parts', { fault: 'part_count' })
    expect(added.json()).toMatchObject({ changed: 2, counts: { cannot: 2, ready: 1 } })
    expect((await world.rows(id))[0]!.reading.parts.map(({ text }) => text.bn).at(-1)).toBe('')
    expect((await change('leave', { fault: 'part_empty' })).json()).toMatchObject({ changed: 2, counts: { left: 2 } })
    expect((await change('take_back', { numbers: [1] })).json()).toMatchObject({
      changed: 1,
      counts: { cannot: 1, left: 1 },
    })
    expect((await change('set_subject', { numbers: [1] })).statusCode).toBe(422)
    expect((await change('paint', { numbers: [1] })).statusCode).toBe(422)
  })

  it('is listed page by page, faults first where that is wanted', async () => {
    const id = await bring([...some(2), ...some(1, keyless), ...some(1)])
    const list = async (query: string) =>
      (await world.get(world.at(id, `/rows?${query}`), teacher)).json() as { total: number; rows: { number: number }[] }
    const numbers = ({ rows }: { rows: { number: number }[] }) => rows.map(({ number }) => number)
    expect(numbers(await list('order=faults'))).toEqual([3, 1, 2, 4])
    expect(await list('show=cannot')).toMatchObject({ total: 1, rows: [{ number: 3, fault: { code: 'no_key' } }] })
    expect(numbers(await list('page=2'))).toEqual([])
  })

  it('gets a picture instead of one that no browser shows', async () => {
    const wmf = { name: 'ecg.wmf', bytes: Buffer.from('\xd7\xcd\xc6\x9a old', 'latin1'), alt: null }
    const file = await fileOf('moodle_xml', some(1, { pictures: [wmf] }))
    const id = await world.bring(file, teacher, `name=a.xml&subject=${physiology}`)
    expect(await world.show(id, teacher)).toMatchObject({
      counts: { cannot: 1 },
      groups: [{ code: 'picture_unreadable' }],
    })
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#08c' } })
      .png()
      .toBuffer()
    const headers = { ...teacher.headers, 'content-type': 'image/png' }
    const url = world.at(id, '/pictures')
    const added = await test.office.inject({ method: 'POST', url, headers, payload: png })
    expect(added.json()).toMatchObject({ width: 40, height: 30 })
    const picture = { file: added.json().file, alt: { bn: 'ECG' } }
    const fields = { pictures: [picture] }
    const mended = await world.post(world.at(id, '/rows/1'), teacher, { revision: 1, fields })
    expect(mended.json().row).toMatchObject({ state: 'ready', pictures: [{ ...picture, width: 40 }] })
    const shown = await world.get(world.at(id, `/pictures/${picture.file}`), teacher)
    expect([shown.headers['content-type'], (await sharp(shown.rawPayload).metadata()).width]).toEqual([
      'image/webp',
      40,
    ])
    expect((await world.get(world.at(id, `/pictures/${picture.file}`), other)).statusCode).toBe(404)
    const foreign = { revision: 2, fields: { pictures: [{ file: 999, alt: null }] } }
    expect((await world.post(world.at(id, '/rows/1'), teacher, foreign)).statusCode).toBe(422)
    await take(id)
    const [taken] = await questionsOf(id)
    const [version] = await world.db.select().from(questionVersion).where(eq(questionVersion.questionId, taken!.id))
    expect(version!.images).toMatchObject([{ width: 40, height: 30, alt: { bn: 'ECG' } }])
    const stored = await test.app.inject(version!.images[0]!.src)
    expect([stored.statusCode, stored.headers['content-type']]).toEqual([200, 'image/webp'])
  })
})

describe('a take', () => {
  it('makes questions of what can be taken, with where they come from', async () => {
    const named = some(1, { subject: 'PHYSIOLOGY', topic: 'cvs', tags: ['ECG'], reference: 'Ganong, p. 12' })
    const id = await bring([...named, ...some(1, { topic: 'নতুন টপিক' }), ...some(1, keyless)])
    const early = await take(id)
    expect([early.statusCode, Object.keys(early.json().errors)]).toEqual([422, ['subject_id']])
    const defaults = { subject_id: physiology, topic_id: null, tags: ['২০২৬'] }
    expect((await world.post(world.at(id, '/defaults'), teacher, defaults)).json()).toEqual({ without_subject: 0 })
    expect((await take(id, teacher, 'in_review')).statusCode).toBe(202)
    const [first, second, ...rest] = await questionsOf(id)
    const byAuthor = { authorId: teacher.staffId, subjectId: physiology, state: 'in_review' }
    expect(first).toMatchObject({ ...byAuthor, tags: ['ECG', '২০২৬'], topicId: expect.any(Number) })
    expect(second).toMatchObject({ ...byAuthor, tags: ['২০২৬', 'নতুন টপিক'], topicId: null })
    expect(rest).toEqual([])
    const [version] = await world.db
      .select()
      .from(questionVersion)
      .where(eq(questionVersion.id, first!.currentVersionId!))
    expect(version).toMatchObject({
      version: 1,
      text: { bn: named[0]!.text.bn },
      key: named[0]!.key,
      source: 'Ganong, p. 12',
      origin: { fileName: 'questions.txt', lines: expect.arrayContaining([expect.anything()]) },
    })
    expect(await world.show(id, teacher)).toMatchObject({
      state: 'taken',
      questions: 2,
      counts: { taken: 2, cannot: 1 },
    })
    expect((await world.rows(id)).map(({ questionId }) => questionId)).toEqual([first!.id, second!.id, null])
  })

  it('goes on with what was mended later', async () => {
    const id = await bring([...some(1), ...some(1, keyless)], teacher, `name=a.csv&subject=${physiology}`)
    await take(id)
    expect((await take(id)).json().code).toBe('version_conflict')
    await world.post(world.at(id, '/rows/2'), teacher, { revision: 1, fields: { key: { type: 'sba', options: [1] } } })
    await take(id)
    expect(await questionsOf(id)).toHaveLength(2)
    const taken = await world.post(world.at(id, '/rows/1'), teacher, { revision: 1, fields: { tags: [] } })
    expect(taken.json().code).toBe('version_conflict')
  })

  it('that is cancelled leaves no question', async () => {
    const id = await bring(some(30), teacher, `name=a.csv&subject=${physiology}`)
    const { job_id } = (await world.post(world.at(id, '/take'), teacher, { state: 'draft' })).json()
    await world.post(`/api/v3/admin/jobs/${job_id}/cancel`, teacher)
    await world.run()
    expect(await questionsOf(id)).toEqual([])
    expect(await world.show(id, teacher)).toMatchObject({ state: 'open', stopped: 'cancelled', counts: { ready: 30 } })
  })

  it('that fails leaves no question, and says so', async () => {
    const id = await bring(some(3), teacher, `name=a.csv&subject=${physiology}`)
    await world.post(world.at(id, '/take'), teacher, { state: 'draft' })
    // What the form would have refused: its key is gone when the job comes to it.
    await world.db.execute(
      `update question_import_row set reading = reading || '{"key": null}' where import_id = ${id} and number = 2`,
    )
    await world.run()
    expect(await questionsOf(id)).toEqual([])
    expect(await world.show(id, teacher)).toMatchObject({ state: 'open', stopped: 'failed', counts: { ready: 3 } })
    expect(world.errors).toHaveLength(1)
  })
})

describe('an import', () => {
  const taken = async (count = 3) => {
    const id = await bring(some(count), teacher, `name=a.csv&subject=${physiology}`)
    await take(id)
    return id
  }

  it('is undone whole while none of its questions is used, and can be taken again', async () => {
    const id = await taken()
    const ids = (await questionsOf(id)).map((each) => each.id)
    expect((await world.post(world.at(id, '/undo'), other)).statusCode).toBe(404)
    expect((await world.post(world.at(id, '/undo'), teacher)).statusCode).toBe(202)
    await world.run()
    expect(await questionsOf(id)).toEqual([])
    expect(await world.db.$count(questionVersion, inArray(questionVersion.questionId, ids))).toBe(0)
    expect(await world.show(id, teacher)).toMatchObject({ state: 'undone', counts: { ready: 3, taken: 0 } })
    expect((await world.post(world.at(id, '/undo'), teacher)).json().code).toBe('version_conflict')
    await take(id)
    expect(await questionsOf(id)).toHaveLength(3)
  })

  it('is not undone once one of its questions stands in a paper', async () => {
    const id = await taken()
    const [first] = await questionsOf(id)
    const paper = await buildPaper(world.db)
    await world.db
      .update(paperQuestion)
      .set({ questionId: first!.id, versionId: first!.currentVersionId! })
      .where(and(eq(paperQuestion.paperId, paper.row.id), eq(paperQuestion.position, 1)))
    const refused = await world.post(world.at(id, '/undo'), teacher)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_used'])
    expect(await world.show(id, teacher)).toMatchObject({ questions: 3, used: 1 })
  })

  it('tells the key of what a paper asks to whoever brought the file alone, and to nobody by the audit', async () => {
    const id = await bring(some(1, { subject: 'Physiology' }))
    const explanation = { bn: 'গোপন-উত্তর' }
    await world.post(world.at(id, '/rows/1'), teacher, { revision: 1, fields: { explanation } })
    await take(id)
    const [made] = await questionsOf(id)
    const { row } = await buildPaper(world.db, { each: 1, opensAt: new Date(Date.now() + 3_600_000) })
    await world.db
      .update(paperQuestion)
      .set({ questionId: made!.id, versionId: made!.currentVersionId! })
      .where(and(eq(paperQuestion.paperId, row.id), eq(paperQuestion.position, 1)))
    const read = async (session: Session) => (await world.get(world.at(id, '/rows/1'), session)).json().row
    expect(await read(manager)).toMatchObject({ key: null, explanation: null, lines: [] })
    expect(await read(teacher)).toMatchObject({ explanation, key: { type: 'sba' } })
    const entries = await world.db.select().from(tables.auditEntry)
    expect(JSON.stringify(entries)).not.toContain(explanation.bn)
  })

  it('is dropped by whoever does not want it, and forgotten after seven days', async () => {
    const dropped = await bring(some(1))
    expect((await world.post(world.at(dropped, '/drop'), teacher)).statusCode).toBe(200)
    expect((await world.get(world.at(dropped), teacher)).statusCode).toBe(404)
    const [left, kept] = [await bring(some(1)), await taken(1)]
    const { env, storage } = test.deps
    const store = { storage, appSecret: env.appSecret }
    const sweep = (days: number) => sweepImports(world.db, store, new Date(Date.now() + days * 86_400_000))
    await sweep(6)
    expect((await world.get(world.at(left), teacher)).statusCode).toBe(200)
    expect(await world.db.$count(questionImport, eq(questionImport.id, dropped))).toBe(0)
    // A few at a time.
    while ((await sweep(8)) > 0);
    expect((await world.get(world.at(left), teacher)).statusCode).toBe(404)
    expect(await world.db.$count(questionImportFile, inArray(questionImportFile.importId, [left, kept]))).toBe(0)
    expect(await world.show(kept, teacher)).toMatchObject({ state: 'taken', questions: 1 })
    expect(await questionsOf(kept)).toHaveLength(1)
  })

  it('leaves no job open', async () => {
    expect(await world.db.$count(staffJob, inArray(staffJob.state, ['waiting', 'running']))).toBe(0)
  })
})

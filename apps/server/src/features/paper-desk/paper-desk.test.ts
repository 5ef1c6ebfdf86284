import { tables } from '@prostuti/db'
import { paperState } from '@prostuti/exam-rules'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../testing/builders/build-attempt.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { type Desk, hours, now, openPaperOffice } from './paper-desk.fixture.ts'

const { auditEntry, paper, paperQuestion, question, questionImport } = tables

let test: Awaited<ReturnType<typeof openPaperOffice>>
let anatomy: number
beforeAll(async () => {
  test = await openPaperOffice()
  anatomy = await test.makeSubject()
})
afterAll(() => test.close())
beforeEach(() => test.at(now))

const idsOf = ({ questions }: Desk) => questions.map(({ id }) => id)
const checkOf = (desk: Desk, name: Desk['checks'][number]['name']) => desk.checks.find((each) => each.name === name)

/** A paper of three questions that two people could freeze. */
async function finishedPaper() {
  const id = await test.makePaper()
  const ids = await test.makeQuestions(3, { subjectId: anatomy })
  await test.step(id, { kind: 'add', question_ids: ids })
  await test.ask('POST', `papers/${id}/stage`, test.controller, { stage: 'ready' })
  await test.rehearse(id)
  return { id, ids }
}

const sign = (id: number, act: '' | '/sign' | '/end', by = test.controller, deed = 'freeze') =>
  test.ask('POST', `papers/${id}/signature${act}`, by, { deed })

async function frozenPaper() {
  const made = await finishedPaper()
  await sign(made.id, '')
  await sign(made.id, '/sign', test.second)
  return made
}

describe('the builder', () => {
  it('puts questions in their sections, in the order in which they are put', async () => {
    const id = await test.makePaper()
    const [one, two] = await test.makeQuestions(2, { subjectId: anatomy })
    const [stems] = await test.makeQuestions(1, { subjectId: anatomy, type: 'mcq' })
    await test.step(id, { kind: 'add', question_ids: [stems!] })
    const { body } = await test.step(id, { kind: 'add', question_ids: [two!, one!, two!] })
    expect(idsOf(body.desk)).toEqual([two, one, stems])
    expect(body.desk.questions.map(({ section }: { section: string }) => section)).toEqual(['sba', 'sba', 'mtf'])
    const [row] = await test.db.select().from(paper).where(eq(paper.id, id))
    expect([row!.questionCount, row!.totalMarks]).toEqual([3, 300])
  })

  it('puts in all questions of a file in its order, but for those that are inside or retired', async () => {
    const id = await test.makePaper()
    const ids = await test.makeQuestions(3, { subjectId: anatomy })
    const [file] = await test.db
      .insert(questionImport)
      .values({
        staffId: test.controller.staffId,
        fileName: 'CVS.docx',
        format: 'docx',
        state: 'taken',
        expiresAt: now,
      })
      .returning({ id: questionImport.id })
    const step = { kind: 'add_import' as const, import_id: file!.id }
    expect((await test.step(id, step)).body.code).toBe('not_found')
    await test.db.update(question).set({ importId: file!.id }).where(inArray(question.id, ids))
    await test.db.update(question).set({ state: 'retired' }).where(eq(question.id, ids[1]!))
    await test.step(id, { kind: 'add', question_ids: [ids[2]!] })
    expect(idsOf((await test.step(id, step)).body.desk)).toEqual([ids[2], ids[0]])
    // Pressed once more it changes nothing, and is nothing to take back.
    await test.step(id, step)
    await test.step(id, { kind: 'fill' })
    expect(idsOf((await test.step(id, { kind: 'undo' })).body.desk)).toEqual([ids[2]])
  })

  it('moves within a section, takes out, and takes each step back one after another', async () => {
    const id = await test.makePaper()
    const [a, b, c] = (await test.makeQuestions(3, { subjectId: anatomy })) as [number, number, number]
    await test.step(id, { kind: 'add', question_ids: [a, b, c] })
    expect(idsOf((await test.step(id, { kind: 'move', question_id: c, before: a })).body.desk)).toEqual([c, a, b])
    expect(idsOf((await test.step(id, { kind: 'move', question_id: c, before: null })).body.desk)).toEqual([a, b, c])
    expect(idsOf((await test.step(id, { kind: 'remove', question_ids: [b] })).body.desk)).toEqual([a, c])
    const undo = async () => idsOf((await test.step(id, { kind: 'undo' })).body.desk)
    expect(await undo()).toEqual([a, b, c])
    expect(await undo()).toEqual([c, a, b])
    expect(await undo()).toEqual([a, b, c])
    expect(await undo()).toEqual([])
    expect((await test.desk(id)).undo_to).toBeNull()
    expect(idsOf((await test.step(id, { kind: 'add', question_ids: [b] })).body.desk)).toEqual([b])
    expect(await undo()).toEqual([])
  })

  it('refuses a step that was made upon an older version, and what it cannot place', async () => {
    const id = await test.makePaper({ pack: 'psc-noncadre' })
    const [five] = await test.makeQuestions(1, { subjectId: anatomy })
    expect((await test.step(id, { kind: 'add', question_ids: [five!] })).status).toBe(422)
    expect((await test.step(id, { kind: 'add', question_ids: [2_000_000_000] })).status).toBe(404)
    await test.step(id, { kind: 'even', is_even: true })
    const old = await test.step(id, { kind: 'even', is_even: false }, test.controller, 0)
    expect([old.status, old.body.code]).toEqual([409, 'version_conflict'])
  })

  it('fills the gaps by the blueprint, the same for the same seed, with nothing the batch has met', async () => {
    const [wanted, other] = [await test.makeSubject(), await test.makeSubject()]
    const fresh = await test.makeQuestions(4, { subjectId: wanted })
    const met = await test.makeQuestions(3, { subjectId: wanted })
    await test.makeQuestions(3, { subjectId: other })
    const earlier = await test.makePaper({
      opens_at: hours(-24 * 30).toISOString(),
      closes_at: hours(-24 * 29).toISOString(),
    })
    await test.step(earlier, { kind: 'add', question_ids: met })
    const id = await test.makePaper()
    const line = { section: 'sba', subject_id: wanted, topic_id: null, questions: 6 }
    await test.step(id, { kind: 'blueprint', lines: [line] })
    const filled = await test.step(id, { kind: 'fill', seed: 7 })
    expect(idsOf(filled.body.desk).toSorted((one, two) => one - two)).toEqual(fresh)
    expect(filled.body.lacking).toEqual([{ section: 'sba', subject_id: wanted, topic_id: null, missing: 2 }])
    expect(filled.body.desk.paper.fill_seed).toBe(7)
    await test.step(id, { kind: 'undo' })
    expect(idsOf((await test.step(id, { kind: 'fill', seed: 7 })).body.desk)).toEqual(idsOf(filled.body.desk))
    await test.step(id, { kind: 'add', question_ids: [met[0]!] })
    const desk = await test.desk(id)
    expect(desk.questions.at(-1)!.met).toMatchObject({ at: hours(-24 * 30).toISOString() })
    expect(checkOf(desk, 'met')).toMatchObject({ level: 'look', numbers: [5] })
  })

  it('refuses a blueprint that names what there is not', async () => {
    const id = await test.makePaper()
    const line = { section: 'viva', subject_id: anatomy, topic_id: null, questions: 1 }
    const refused = await test.step(id, { kind: 'blueprint', lines: [line] })
    expect(Object.keys(refused.body.errors)).toEqual(['step.lines.0.subject_id'])
  })

  it('replaces a question by another about the same, and says where there is none', async () => {
    const own = await test.makeSubject()
    const [old, fresh] = (await test.makeQuestions(2, { subjectId: own })) as [number, number]
    const id = await test.makePaper()
    await test.step(id, { kind: 'add', question_ids: [old] })
    expect(idsOf((await test.step(id, { kind: 'replace', question_id: old, by: null })).body.desk)).toEqual([fresh])
    await test.step(id, { kind: 'add', question_ids: [old] })
    const none = await test.step(id, { kind: 'replace', question_id: old, by: null })
    expect(none.body.lacking).toHaveLength(1)
    expect(idsOf(none.body.desk)).toEqual([fresh, old])
  })

  it('finds questions that say nearly the same, and ones that have been written anew', async () => {
    const [one, two] = (await test.makeQuestions(2, { subjectId: anatomy })) as [number, number]
    const id = await test.makePaper()
    await test.step(id, { kind: 'add', question_ids: [one, two] })
    await test.db.execute(sql`
      insert into question_version (question_id, version, text, parts, key, explanation)
      select ${two}, 2, text, parts, key, explanation from question_version where question_id = ${one}`)
    const desk = await test.desk(id)
    expect(desk.questions[1]).toMatchObject({ alike: { number: 1, percent: 100 }, is_outdated: true })
    expect(checkOf(desk, 'alike')).toMatchObject({ level: 'look', numbers: [1, 2] })
    const followed = await test.step(id, { kind: 'follow' })
    expect(followed.body.desk.questions[1]).toMatchObject({ version: 2, is_outdated: false })
  })

  it('shows of the bank what the paper is short of first, never what is in it already', async () => {
    const [short, other] = [await test.makeSubject(), await test.makeSubject()]
    const wanted = await test.makeQuestions(2, { subjectId: short })
    const rest = await test.makeQuestions(2, { subjectId: other })
    const id = await test.makePaper()
    const line = { section: 'sba', subject_id: short, topic_id: null, questions: 3 }
    await test.step(id, { kind: 'blueprint', lines: [line] })
    await test.step(id, { kind: 'add', question_ids: [wanted[0]!] })
    const find = async (query: string) => (await test.ask('GET', `papers/${id}/bank?${query}`, test.controller)).body
    const all = await find('')
    expect(all.rows[0]).toMatchObject({ id: wanted[1], is_short: true })
    expect(all.rows.map((row: { id: number }) => row.id)).not.toContain(wanted[0])
    expect((await find('short=true')).rows).toHaveLength(1)
    expect((await find(`q=${rest[0]}`)).rows.map((row: { id: number }) => row.id)).toContain(rest[0])
    expect((await find(`subject=${other}`)).total).toBe(2)
    // What is not ready comes only to who asks for it, and says so.
    const [draft] = await test.makeQuestions(1, { subjectId: other, state: 'draft' })
    expect((await find(`subject=${other}`)).total).toBe(2)
    const unready = (await find(`subject=${other}&unready=true`)).rows
    expect(unready.find((row: { id: number }) => row.id === draft)).toMatchObject({ state: 'draft' })
    expect(unready).toHaveLength(3)
  })
})

describe('freezing', () => {
  it('takes two people, after a rehearsal of the paper as it stands', async () => {
    const { id, ids } = await finishedPaper()
    await test.step(id, { kind: 'move', question_id: ids[0]!, before: null })
    expect((await sign(id, '')).body.code).toBe('paper_unfinished')
    await test.step(id, { kind: 'undo' })
    expect((await sign(id, '')).status).toBe(204)
    expect((await sign(id, '/sign')).body.code).toBe('second_person_needed')
    expect((await test.step(id, { kind: 'even', is_even: true })).body.code).toBe('paper_asked')
    expect(await test.desk(id, test.second)).toMatchObject({
      asked: { deed: 'freeze', by: { id: test.controller.staffId } },
      may: { sign: true, write: false },
    })
    expect((await sign(id, '/sign', test.second)).status).toBe(204)
    const [row] = await test.db.select().from(paper).where(eq(paper.id, id))
    expect(row).toMatchObject({ stage: 'frozen', isActive: true, questionCount: 3, totalMarks: 300, frozenAt: now })
    expect((await test.desk(id)).paper.state).toBe('frozen')
    const deeds = await test.db
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.resourceId, String(id)))
    expect(deeds.map(({ action }) => action)).toContain('paper_frozen')
  })

  it('is taken back before it is signed, or refused', async () => {
    const { id } = await finishedPaper()
    await sign(id, '')
    expect((await sign(id, '/end', test.second)).status).toBe(204)
    expect((await sign(id, '/sign', test.second)).status).toBe(404)
    expect((await test.step(id, { kind: 'even', is_even: true })).status).toBe(200)
  })

  it('leaves nothing of the paper to be changed: by its form, its builder, or in the database', async () => {
    const { id, ids } = await frozenPaper()
    expect((await test.step(id, { kind: 'remove', question_ids: [ids[0]!] })).body.code).toBe('paper_frozen')
    const read = (await test.ask('GET', `papers/${id}`, test.controller)).body
    const save = (fields: object) =>
      test.ask('POST', `papers/${id}`, test.controller, {
        version: read.version,
        fields: { ...read.fields, ...fields },
      })
    for (const change of [
      { duration_minutes: 90 },
      { batch_ids: [] },
      { title: { bn: 'অন্য' } },
      { answers_at: hours(40).toISOString() },
    ])
      expect(Object.keys((await save(change)).body.errors)).toEqual(Object.keys(change))
    const refused = (work: PromiseLike<unknown>) =>
      expect(work).rejects.toMatchObject({ cause: { message: expect.stringMatching(/is frozen/) } })
    await refused(test.db.delete(paperQuestion).where(eq(paperQuestion.paperId, id)))
    await refused(test.db.update(paperQuestion).set({ position: 9 }).where(eq(paperQuestion.questionId, ids[0]!)))
    await refused(
      test.db
        .update(paper)
        .set({ opensAt: hours(25) })
        .where(eq(paper.id, id)),
    )
    await refused(test.db.update(paper).set({ rules: sql`rules || '{"durationMinutes": 5}'` }).where(eq(paper.id, id)))
    await refused(test.db.delete(tables.paperBatch).where(eq(tables.paperBatch.paperId, id)))
  })

  it('lets the name and what comes out be written once the last attempt has ended', async () => {
    const { id } = await frozenPaper()
    test.at(hours(29))
    const later = await test.signInStaff({ role: 'manager', duties: ['exam_control'] })
    const read = (await test.ask('GET', `papers/${id}`, later)).body
    const save = (fields: object) =>
      test.ask('POST', `papers/${id}`, later, {
        version: read.version,
        fields: { ...read.fields, ...fields },
      })
    expect((await save({ duration_minutes: 90 })).status).toBe(422)
    expect((await save({ answers_at: hours(40).toISOString() })).status).toBe(200)
  })

  it('is undone by two people, only before it opens and before anybody began', async () => {
    const { id } = await frozenPaper()
    expect((await sign(id, '', test.controller, 'unfreeze')).status).toBe(204)
    expect((await sign(id, '/sign', test.second, 'unfreeze')).status).toBe(204)
    const [row] = await test.db.select().from(paper).where(eq(paper.id, id))
    expect(row).toMatchObject({ stage: 'ready', isActive: false, frozenAt: null })

    const begun = await frozenPaper()
    const [sat] = await test.db.select().from(paper).where(eq(paper.id, begun.id))
    const doctor = await buildDoctor(test.db)
    await buildAttempt(test.db, { row: sat!, questions: [] }, { doctorId: doctor.id })
    expect((await sign(begun.id, '', test.controller, 'unfreeze')).body.code).toBe('paper_opened')
    const opened = await frozenPaper()
    test.at(hours(25))
    const later = await test.signInStaff({ role: 'manager', duties: ['exam_control'] })
    expect((await sign(opened.id, '', later, 'unfreeze')).body.code).toBe('paper_opened')
  })

  it('waits for times, batches, questions that are ready and keys that fit', async () => {
    const id = await test.makePaper({ opens_at: null, closes_at: null, batch_ids: [] })
    const ids = await test.makeQuestions(2, { subjectId: anatomy })
    await test.step(id, { kind: 'add', question_ids: ids })
    await test.db.update(question).set({ state: 'draft' }).where(eq(question.id, ids[0]!))
    const desk = await test.desk(id)
    const must = desk.checks.filter(({ level }) => level === 'must').map(({ name }) => name)
    expect(must).toEqual(['states', 'times', 'batches', 'rehearsal'])
    const refused = await test.ask('POST', `papers/${id}/stage`, test.controller, { stage: 'ready' })
    expect(refused.body.code).toBe('paper_unfinished')
  })
})

describe('a paper', () => {
  it('keeps the rules it was made with', async () => {
    const id = await test.makePaper()
    const { rows } = (await test.ask('GET', 'rule-packs', test.controller)).body
    const pack = rows.find(({ key }: { key: string }) => key === 'quiz')
    const { fields, version } = (await test.ask('GET', `rule-packs/${pack.id}`, test.controller)).body
    const saved = await test.ask('POST', `rule-packs/${pack.id}`, test.controller, {
      version,
      fields: { ...fields, duration_minutes: 33 },
    })
    expect(saved.status).toBe(200)
    const [row] = await test.db.select().from(paper).where(eq(paper.id, id))
    expect(row!.rules.durationMinutes).toBe(20)
    const [later] = await test.db
      .select()
      .from(paper)
      .where(eq(paper.id, await test.makePaper()))
    expect(later!.rules.durationMinutes).toBe(33)
  })

  it('is cloned as a draft without times, its questions in their newest versions', async () => {
    const { id, ids } = await frozenPaper()
    const { body } = await test.ask('POST', `papers/${id}/clone`, test.controller, { title: { bn: 'মডেল টেস্ট ৪' } })
    const desk = await test.desk(body.id)
    expect(idsOf(desk)).toEqual(ids)
    expect(desk.paper).toMatchObject({ state: 'draft', opens_at: null, title: { bn: 'মডেল টেস্ট ৪' } })
  })

  it('stands in the list with its state, what it wants and who has sat it', async () => {
    const { id } = await frozenPaper()
    const { body } = await test.ask('GET', `papers?ids=${id}`, test.controller)
    expect(body.rows[0]).toMatchObject({
      state: 'frozen',
      question_count: 3,
      question_quota: null,
      sat: 0,
      is_asked: false,
    })
    const find = async (query: string) =>
      (await test.ask('GET', `papers?ids=${id}&${query}`, test.controller)).body.rows.length
    expect([await find('month=2026-11'), await find('month=2026-12'), await find('state=draft')]).toEqual([1, 0, 0])
    expect(await find(`batch=${test.batch.id}`)).toBe(1)
  })

  it('refuses times out of order, a batch of another course and an event without one', async () => {
    const refused = await test.ask('POST', 'papers', test.controller, {
      fields: test.fieldsOf({
        closes_at: hours(1).toISOString(),
        late_allowed: true,
        late_until: hours(0).toISOString(),
        access: 'event',
      }),
    })
    expect(Object.keys(refused.body.errors).toSorted()).toEqual(['closes_at', 'event_id', 'late_until'])
  })
})

describe('a rule pack', () => {
  it('is refused field by field where no paper could be marked by it', async () => {
    const { body } = await test.ask('GET', 'rule-packs', test.controller)
    expect(body.rows).toHaveLength(11)
    const [first] = body.rows
    expect(first).toMatchObject({ key: 'bcs-prelim-50', question_count: 200, total_marks: 20000 })
    const { fields, version } = (await test.ask('GET', `rule-packs/${first.id}`, test.controller)).body
    const [section, ...others] = fields.sections
    const wrong = { ...fields, sections: [{ ...section, parts: 9, rule: { ...section.rule, right: 0 } }, ...others] }
    const refused = await test.ask('POST', `rule-packs/${first.id}`, test.controller, { version, fields: wrong })
    expect(Object.keys(refused.body.errors)).toEqual(['sections.0.parts', 'sections.0.rule.right'])
  })
})

it('is in the same state to the database as to the code', async () => {
  const clock = new Date()
  const at = (count: number) => new Date(clock.getTime() + count * 3_600_000)
  const given: Partial<typeof paper.$inferInsert>[] = [
    { stage: 'draft', isActive: false, opensAt: null, closesAt: null },
    { stage: 'ready', isActive: false, opensAt: at(-2), closesAt: at(-1) },
    { opensAt: at(1), closesAt: at(2) },
    { opensAt: at(-1), closesAt: at(1) },
    { opensAt: at(-1), closesAt: null },
    { opensAt: at(-3), closesAt: at(-2) },
    { opensAt: at(-3), closesAt: at(-2), extendedUntil: at(1) },
    { opensAt: at(-3), closesAt: at(-2), pausedAt: at(-2.5) },
    { opensAt: at(-3), closesAt: at(-2), heldAt: at(-1) },
    { opensAt: at(-3), closesAt: at(-2), answersAt: at(1) },
    { opensAt: at(-3), closesAt: at(-2), ranksAt: at(1), answersAt: at(-1) },
    { opensAt: at(-3), closesAt: at(-2), ranksAt: at(-1), answersAt: at(-1) },
  ]
  for (const each of given) {
    const { row } = await buildPaper(test.db, { each: 1, ...each })
    const { body } = await test.ask('GET', `papers?ids=${row.id}`, test.controller)
    expect([each, body.rows[0].state]).toEqual([each, paperState(clock, row)])
    const found = await test.ask('GET', `papers?ids=${row.id}&state=${body.rows[0].state}`, test.controller)
    expect(found.body.rows).toHaveLength(1)
  }
})

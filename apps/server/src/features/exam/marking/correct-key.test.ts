import { tables } from '@prostuti/db'
import type { AnswerKey } from '@prostuti/exam-rules'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { type ExamApp, openExamApp } from '../exam-test.fixture.ts'
import { correctKey } from './correct-key.ts'

const { auditEntry, paper, paperQuestion, question, questionVersion } = tables

let test: ExamApp
let db: ExamApp['db']
let staffId: number

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
  staffId = (await buildStaff(db)).id
})
afterAll(() => test.close())

const sba = (...options: number[]): AnswerKey => ({ type: 'sba', options })
const correct = (questionId: number, key: AnswerKey, given: Partial<Parameters<typeof correctKey>[1]> = {}) =>
  db.transaction((tx) =>
    correctKey(tx, { questionId, key, staffId, note: 'বোর্ড বইয়ে অন্য উত্তর', now: test.clock.now(), ...given }),
  )
const versionsOf = (questionId: number) =>
  db
    .select()
    .from(questionVersion)
    .where(eq(questionVersion.questionId, questionId))
    .orderBy(asc(questionVersion.version))
const revisionOf = async (id: number) => (await db.select().from(paper).where(eq(paper.id, id)))[0]?.keysRevision

describe('correcting a key', () => {
  it('adds a version, leaves the old one, moves every paper to it and writes down who did it', async () => {
    const one = await buildPaper(db)
    const other = await buildPaper(db)
    const [asked] = one.questions
    const shared = asked!.id
    await db
      .update(paperQuestion)
      .set({ questionId: shared, versionId: asked!.versionId })
      .where(eq(paperQuestion.versionId, other.questions[0]!.versionId))

    const done = await correct(shared, sba(2, 3), { explanation: { bn: 'দুটিই ঠিক।' } })

    expect(done).toEqual({ version: 2, paperIds: [one.row.id, other.row.id], remarked: [one.row.id, other.row.id] })
    const [before, after] = await versionsOf(shared)
    expect(before).toMatchObject({ id: asked!.versionId, key: asked!.key, note: null })
    expect(after).toMatchObject({
      version: 2,
      key: sba(2, 3),
      explanation: { bn: 'দুটিই ঠিক।' },
      note: 'বোর্ড বইয়ে অন্য উত্তর',
      text: before!.text,
      parts: before!.parts,
      createdAt: test.clock.now(),
    })
    const rows = await db.select().from(paperQuestion).where(eq(paperQuestion.questionId, shared))
    expect(rows.map(({ versionId }) => versionId)).toEqual([after!.id, after!.id])
    expect(await revisionOf(one.row.id)).toBe(2)
    expect(await revisionOf(other.row.id)).toBe(2)
    const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.action, 'key_corrected'))
    expect(entry).toMatchObject({ staffId, detail: { question_id: shared, version: 2, papers: 2, marked_again: 2 } })
  })

  it('with new words under the same key marks nobody again', async () => {
    const built = await buildPaper(db)
    const [asked] = built.questions
    const done = await correct(asked!.id, asked!.key, { explanation: { bn: 'সহজ করে' } })
    expect(done.remarked).toEqual([])
    expect(await revisionOf(built.row.id)).toBe(1)
    const [row] = await db.select().from(paper).where(eq(paper.id, built.row.id))
    expect(row!.updatedAt.getTime()).toBeGreaterThan(built.row.updatedAt.getTime())
  })

  it('keeps the explanation where none is given', async () => {
    const { questions } = await buildPaper(db)
    await correct(questions[0]!.id, sba(4))
    const [before, after] = await versionsOf(questions[0]!.id)
    expect(after?.explanation).toEqual(before?.explanation)
  })

  it.each<[string, AnswerKey]>([
    ['an option that it does not have', sba(9)],
    ['nothing', sba()],
    ['another type', { type: 'mcq', stems: { 1: 'T', 2: 'F', 3: 'T', 4: 'T' } }],
  ])('refuses a key of %s, and changes nothing', async (_, key) => {
    const built = await buildPaper(db)
    await expect(correct(built.questions[0]!.id, key)).rejects.toMatchObject({ code: 'validation_failed' })
    expect(await versionsOf(built.questions[0]!.id)).toHaveLength(1)
    expect(await revisionOf(built.row.id)).toBe(1)
  })

  it('refuses a question that is not there, one without a version, and who is no active member of staff', async () => {
    const built = await buildPaper(db)
    const [subject] = await db.select().from(tables.subject).limit(1)
    const [empty] = await db.insert(question).values({ type: 'sba', subjectId: subject!.id }).returning()
    const left = await buildStaff(db, { isActive: false })
    await expect(correct(2_000_000_000, sba(1))).rejects.toMatchObject({ code: 'not_found' })
    await expect(correct(empty!.id, sba(1))).rejects.toMatchObject({ code: 'not_found' })
    await expect(correct(built.questions[0]!.id, sba(1), { staffId: left.id })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('twice at once makes two versions, one after the other', async () => {
    const built = await buildPaper(db)
    const id = built.questions[0]!.id
    const done = await Promise.all([correct(id, sba(2)), correct(id, sba(3))])
    expect(done.map(({ version }) => version).sort()).toEqual([2, 3])
    expect(await revisionOf(built.row.id)).toBe(3)
    const newest = (await versionsOf(id)).at(-1)
    const [row] = await db.select().from(paperQuestion).where(eq(paperQuestion.questionId, id))
    expect(row?.versionId).toBe(newest?.id)
  })
})

import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildBranch, buildCourse } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { enrolAtBranch } from '../../testing/builders/enrol-at-branch.ts'
import { createTestClock, hours } from '../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { publishRanks } from '../exam/index.ts'

const { objection, paperQuestion } = tables

const clock = createTestClock()
let test: TestOffice
let db: TestOffice['deps']['database']['db']
beforeAll(async () => {
  test = await buildTestOffice({ demo: false, clock: clock.now })
  db = test.deps.database.db
})
afterAll(() => test.close())

type Session = Awaited<ReturnType<TestOffice['signInStaff']>>
const ask = async (method: 'GET' | 'POST', path: string, { headers }: Session, payload: object = {}) => {
  const url = `/api/v3/admin/${path}`
  const answer = await test.office.inject({ method, url, headers, ...(method === 'POST' && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}
const from = (ms: number) => new Date(clock.now().getTime() + ms)

/** A paper that one doctor has sat: closed two hours ago unless told otherwise. */
async function satPaper(given: Parameters<typeof buildPaper>[1] = {}) {
  const paper = await buildPaper(db, { each: 2, opensAt: from(-hours(5)), closesAt: from(-hours(2)), ...given })
  const { id: doctorId } = await buildDoctor(db)
  const sat = { startedAt: from(-hours(4)), finishedAt: from(-hours(3)) }
  const attempt = await buildSatAttempt(db, { paper, doctorId, answers: [rightAnswer(paper.questions[0]!)], ...sat })
  await publishRanks(db, clock.now())
  return { id: paper.row.id, first: paper.questions[0]!, doctorId, attemptId: attempt.id }
}

const startCorrection = async ({ id, first }: Awaited<ReturnType<typeof satPaper>>, by: Session): Promise<number> =>
  (await ask('POST', 'corrections', by, { paper_id: id, question_id: first.id })).body.id

const controller: Parameters<TestOffice['signInStaff']>[0] = { role: 'manager', duties: ['exam_control'] }

describe('what came of a paper', () => {
  it('is told of papers of the own courses alone, also where a correction of another is asked', async () => {
    const { course } = await buildCourse(db)
    const { course: foreign } = await buildCourse(db)
    const [own, other] = [await satPaper({ courseId: course.id }), await satPaper({ courseId: foreign.id })]
    const bound = await test.signInStaff({ ...controller, courseIds: [course.id] })
    const effects = `corrections/${await startCorrection(own, bound)}/effects`
    expect((await ask('GET', effects, bound)).status).toBe(200)
    expect((await ask('GET', `${effects}?paper=${other.id}`, bound)).status).toBe(404)
    const all = await test.signInStaff(controller)
    expect((await ask('GET', `${effects}?paper=${other.id}`, all)).status).toBe(404)
  })

  it('is told of doctors of the own branches alone, and changed for no others', async () => {
    const sat = await satPaper()
    await enrolAtBranch(db, sat.doctorId)
    const { id: branch } = await buildBranch(db)
    const bound = await test.signInStaff({ ...controller, branchIds: [branch] })
    const question = { paperId: sat.id, questionId: sat.first.id }
    await db.insert(objection).values({ ...question, doctorId: sat.doctorId, reason: 'other', words: 'অন্য কথা' })
    const effects = await ask('GET', `corrections/${await startCorrection(sat, bound)}/effects`, bound)
    expect(effects.body).toMatchObject({ rows: [], total: 0 })
    const objections = await ask('GET', `objections/question?paper=${sat.id}&question=${sat.first.id}`, bound)
    expect(objections.body.rows).toEqual([])
    expect((await ask('GET', `objections?paper=${sat.id}`, bound)).body.total).toBe(0)
    const answer = { verdict: 'declined', answer: { bn: 'না' } }
    const body = { paper_id: sat.id, question_id: sat.first.id, ...answer }
    expect((await ask('POST', 'objections/answers', bound, body)).status).toBe(404)
    const reason = { reason: 'ভুল করে' }
    expect((await ask('POST', `results/attempts/${sat.attemptId}/void`, bound, reason)).status).toBe(404)
    expect((await ask('POST', `results/${sat.id}/hold`, bound, reason)).status).toBe(404)
    const all = await test.signInStaff(controller)
    expect((await ask('POST', `results/attempts/${sat.attemptId}/void`, all, reason)).status).toBe(200)
  })

  it('is told to nobody without the duty while the paper is sat: one answer and its mark are a key', async () => {
    const { id } = await satPaper({ closesAt: from(hours(2)) })
    for (const role of ['manager', 'teacher', 'support'] as const) {
      const member = await test.signInStaff({ role })
      const { rows, total } = (await ask('GET', `results/${id}/attempts`, member)).body
      expect([total, rows[0].marks, rows[0].right, rows[0].wrong, rows[0].outcome]).toEqual([1, null, null, null, null])
      expect((await ask('GET', `results/${id}/attempts?show=failed`, member)).body.total).toBe(0)
      const list = { format: 'xlsx', shows: 'names', branch_id: null, language: 'bn' }
      expect((await ask('POST', `results/${id}/merit-list`, member, list)).body.code).toBe('answers_not_released')
    }
    const [row] = (await ask('GET', `results/${id}/attempts`, await test.signInStaff(controller))).body.rows
    expect(row.right).toBe(1)
  })

  it('is paged by whatever is sent', async () => {
    const { id } = await satPaper()
    const member = await test.signInStaff(controller)
    for (const after of ['99999999999:1', ':99999999999', '1:9999999999999999999', 'x', '1'])
      expect((await ask('GET', `results/${id}/attempts?after=${after}`, member)).status, after).toBe(200)
  })
})

describe('the analysis of a paper that is over', () => {
  it('says nothing of a question that another paper still asks', async () => {
    const { id, first } = await satPaper()
    const [manager, member] = [await test.signInStaff({ role: 'manager' }), await test.signInStaff(controller)]
    const later = await buildPaper(db, { each: 1, opensAt: from(hours(5)), closesAt: from(hours(9)) })
    const { id: questionId, versionId, section } = first
    await db.insert(paperQuestion).values({ paperId: later.row.id, position: 99, questionId, versionId, section })
    await ask('POST', `analysis/${id}`, member, { attempts: 'all' })
    await staffJobs(test.deps, () => undefined)[0]!.run(clock.now(), new AbortController().signal)
    const seen = async (by: Session) => {
      const { analysis } = (await ask('GET', `analysis/${id}?attempts=all`, by)).body
      const ids = analysis.items.map((item: { question: { id: number } }) => item.question.id)
      return [ids.includes(questionId), analysis.items_withheld]
    }
    expect(await seen(manager)).toEqual([false, 1])
    expect(await seen(member)).toEqual([true, 0])
  })
})

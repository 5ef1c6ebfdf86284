import type { ResponseOf } from '@prostuti/contract'
import type { readAnalysis } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildCourse } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { createTestClock, hours, minutes } from '../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { publishRanks } from '../exam/index.ts'

const { answerStep, markingFault } = tables

const clock = createTestClock()
let test: TestOffice
let db: TestOffice['deps']['database']['db']
let owner: Record<string, string>

beforeAll(async () => {
  test = await buildTestOffice({ demo: false, clock: clock.now })
  db = test.deps.database.db
  owner = (await test.signInStaff({ role: 'owner' })).headers
})
afterAll(() => test.close())

const ago = (ms: number) => new Date(clock.now().getTime() - ms)
const path = '/api/v3/admin/results'
const get = (url: string, headers = owner) => test.office.inject({ method: 'GET', url, headers })
const send = (url: string, payload: object = {}) => test.office.inject({ method: 'POST', url, headers: owner, payload })

async function runJobs() {
  const faults: unknown[] = []
  const [job] = staffJobs(test.deps, (error) => faults.push(error))
  await job!.run(clock.now(), new AbortController().signal)
  expect(faults).toEqual([])
}

/** Closed and ranked: the first two are equal in everything, the third is behind them. */
async function satPaper() {
  const { course } = await buildCourse(db)
  const times = { opensAt: ago(hours(5)), closesAt: ago(hours(2)) }
  const paper = await buildPaper(db, { pack: 'bcs-prelim-50', each: 1, courseId: course.id, ...times })
  const attempts: number[] = []
  for (let nth = 0; nth < 3; nth++) {
    const { id: doctorId } = await buildDoctor(db, { name: `ডা. সুমাইয়া ${nth}`.normalize('NFC') })
    const [first] = paper.questions
    const sat = { startedAt: ago(hours(4)), finishedAt: ago(hours(3) + minutes(30)) }
    const answers = [nth < 2 ? rightAnswer(first!) : wrongAnswer(first!)]
    attempts.push((await buildSatAttempt(db, { paper, doctorId, answers, ...sat })).id)
  }
  await publishRanks(db, clock.now())
  return { paper, course, attempts }
}

async function listOf(paperId: number, format: 'xlsx' | 'pdf', shows: 'names' | 'rolls') {
  const { job_id } = (
    await send(`${path}/${paperId}/merit-list`, { format, shows, branch_id: null, language: 'bn' })
  ).json()
  await runJobs()
  const file = await get(`/api/v3/admin/jobs/${job_id}/file`)
  expect(file.statusCode).toBe(200)
  return file.rawPayload
}

describe('a merit list', () => {
  it('as a sheet has everybody by rank, equal ones with the same, by name or by roll alone', async () => {
    const { paper } = await satPaper()
    const named = await readSheet(await listOf(paper.row.id, 'xlsx', 'names'))
    const rows = (named as unknown as unknown[][]).slice(2).map(([rank, name, marks]) => [rank, name, marks])
    expect(rows).toEqual([
      [1, 'ডা. সুমাইয়া 0'.normalize('NFC'), 1],
      [1, 'ডা. সুমাইয়া 1'.normalize('NFC'), 1],
      [3, 'ডা. সুমাইয়া 2'.normalize('NFC'), -0.5],
    ])
    const rolls = await readSheet(await listOf(paper.row.id, 'xlsx', 'rolls'))
    expect(JSON.stringify(rolls)).not.toContain('সুমাইয়া'.normalize('NFC'))
  })

  it('as a PDF is drawn while it is fetched, in whole', async () => {
    const { paper } = await satPaper()
    const bytes = await listOf(paper.row.id, 'pdf', 'names')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF')
  })
})

type Item = NonNullable<ResponseOf<typeof readAnalysis>['analysis']>['items'][number]

describe('an analysis', () => {
  const analysis = '/api/v3/admin/analysis'

  it('as a sheet has a line for each question, with who chose what', async () => {
    const { paper } = await satPaper()
    await send(`${analysis}/${paper.row.id}`, { attempts: 'first' })
    await runJobs()
    const { job_id } = (await send(`${analysis}/${paper.row.id}/file`, { attempts: 'first' })).json()
    await runJobs()
    const file = await get(`/api/v3/admin/jobs/${job_id}/file`)
    const rows = (await readSheet(file.rawPayload)) as unknown as unknown[][]
    const { items } = (await get(`${analysis}/${paper.row.id}`)).json().analysis
    expect(rows.slice(2).map((row) => [row[0], row[1], row[6], row[7], row[8]])).toEqual(
      items.map(({ question, correct, wrong, blank }: Item) => [
        ...[question.position, question.text.bn, correct, wrong, blank],
      ]),
    )
    expect(rows[2]![10]).toContain('ক')
  })

  it('is no file for who may not know the keys yet', async () => {
    const { course } = await buildCourse(db)
    const times = {
      opensAt: ago(hours(5)),
      closesAt: ago(hours(2)),
      answersAt: new Date(clock.now().getTime() + hours(2)),
    }
    const { row } = await buildPaper(db, { each: 1, courseId: course.id, ...times })
    const { headers } = await test.signInStaff({ role: 'manager' })
    const ask = (by: Record<string, string>) =>
      test.office.inject({
        method: 'POST',
        url: `${analysis}/${row.id}/file`,
        headers: by,
        payload: { attempts: 'first' },
      })
    expect([(await ask(headers)).statusCode, (await ask(owner)).statusCode]).toEqual([404, 202])
  })
})

describe('the results of a paper', () => {
  it('name what could not be marked, mark it again on a press, and leave everybody else alone', async () => {
    const { paper, attempts } = await satPaper()
    const [faulty] = attempts
    // An answer that the question does not have: no examinee can send it.
    const unreadable = { attemptId: faulty!, questionId: paper.questions[0]!.id, sequence: 9, answer: 77 }
    await db.insert(answerStep).values({ ...unreadable, savedAt: ago(hours(3) + minutes(40)) })
    const fault = { attemptId: faulty!, paperId: paper.row.id, keysRevision: 1, words: 'no such option' }
    await db.insert(markingFault).values({ ...fault, at: clock.now() })
    const marking = `${path}/${paper.row.id}/marking`
    expect((await send(marking)).json()).toEqual({ marked: 0, left: 1 })
    const { faults } = (await get(`${path}/${paper.row.id}`)).json()
    expect(faults).toMatchObject([{ attempt_id: faulty, doctor: expect.stringContaining('0') }])

    await db.delete(answerStep).where(eq(answerStep.sequence, 9))
    expect((await send(marking)).json()).toEqual({ marked: 1, left: 0 })
    await publishRanks(db, clock.now())
    const { rows } = (await get(`${path}/${paper.row.id}/attempts?show=ranked`)).json()
    expect(rows.map(({ rank }: { rank: number }) => rank)).toEqual([1, 1, 3])
  })

  it('leave out of the ranks whoever is declared void, and keep what they wrote', async () => {
    const { paper, attempts } = await satPaper()
    const first = attempts[0]!
    expect((await send(`${path}/attempts/${first}/void`, { reason: 'অন্যের খাতা' })).statusCode).toBe(200)
    expect((await send(`${path}/attempts/${first}/void`, { reason: 'আবার' })).statusCode, 'twice').toBe(409)
    await publishRanks(db, clock.now())
    const { rows } = (await get(`${path}/${paper.row.id}/attempts?show=ranked`)).json()
    expect(rows.map(({ id, rank }: { id: number; rank: number }) => [id, rank])).toEqual([
      [attempts[1], 1],
      [attempts[2], 2],
    ])
    expect(await db.$count(answerStep, eq(answerStep.attemptId, first))).toBe(1)
  })

  it('are listed to who has their course alone', async () => {
    const { paper, course } = await satPaper()
    const ids = async (courseIds: number[]) => {
      const { headers } = await test.signInStaff({ role: 'teacher', courseIds })
      return (await get(path, headers)).json().rows.map((row: { id: number }) => row.id)
    }
    expect([await ids([course.id]), await ids([])]).toEqual([[paper.row.id], []])
  })
})

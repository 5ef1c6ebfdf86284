import { tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildCourse } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { createTestClock, hours, minutes } from '../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { publishRanks } from '../exam/index.ts'

const { attemptResult, correctionEffect, notice, objection, paper: paperTable } = tables

const clock = createTestClock()
let test: TestOffice
let db: TestOffice['deps']['database']['db']
let one: Headers
let other: Headers
type Headers = Record<string, string>

beforeAll(async () => {
  test = await buildTestOffice({ demo: false, clock: clock.now })
  db = test.deps.database.db
  one = (await test.signInStaff({ role: 'owner' })).headers
  other = (await test.signInStaff({ role: 'teacher', duties: ['review'] })).headers
})
afterAll(() => test.close())

const ago = (ms: number) => new Date(clock.now().getTime() - ms)
const path = '/api/v3/admin/corrections'
const get = async (url: string, headers: Headers) => (await test.office.inject({ method: 'GET', url, headers })).json()
const send = (url: string, headers: Headers, payload: object = {}) =>
  test.office.inject({ method: 'POST', url, headers, payload })
const codeOf = async (sent: ReturnType<typeof send>) => {
  const { statusCode, json } = await sent
  return statusCode < 300 ? statusCode : [statusCode, json().code]
}

/** Does what the jobs wait for; a fault of theirs is the test's. */
async function runJobs() {
  const faults: unknown[] = []
  const [job] = staffJobs(test.deps, (error) => faults.push(error))
  await job!.run(clock.now(), new AbortController().signal)
  expect(faults).toEqual([])
}

/** Closed and ranked: four doctors of whom two have question one as the key says, and two have another option. */
async function satPaper(given: Parameters<typeof buildPaper>[1] = {}) {
  const times = { opensAt: ago(hours(5)), closesAt: ago(hours(2)) }
  const paper = await buildPaper(db, { kind: 'bcs_exam', pack: 'bcs-prelim-50', each: 1, ...times, ...given })
  const [first, second] = paper.questions
  const wrong = wrongAnswer(first!) as number
  const doctors: number[] = []
  for (let nth = 0; nth < 4; nth++) {
    const { id: doctorId } = await buildDoctor(db)
    doctors.push(doctorId)
    const answers = [nth < 2 ? rightAnswer(first!) : wrong, nth % 2 ? rightAnswer(second!) : undefined]
    await buildSatAttempt(db, {
      paper,
      doctorId,
      answers,
      startedAt: ago(hours(4)),
      finishedAt: ago(hours(3) + minutes(nth)),
    })
  }
  await publishRanks(db, clock.now())
  return { paper, first: first!, wrong, doctors }
}

const standings = async (paperId: number) =>
  (
    await db
      .select()
      .from(attemptResult)
      .where(eq(attemptResult.paperId, paperId))
      .orderBy(asc(attemptResult.attemptId))
  ).map(({ marks, rank }) => [marks, rank])
const noticesOf = (doctorId: number) =>
  db.select().from(notice).where(eq(notice.doctorId, doctorId)).orderBy(asc(notice.id))

async function draft({ paper, first, wrong }: Awaited<ReturnType<typeof satPaper>>) {
  const { id } = (await send(path, one, { paper_id: paper.row.id, question_id: first.id })).json()
  const body = { kind: 'new_key', chosen: { type: 'sba', options: [wrong] }, reason: { bn: 'টাইপের ভুল <ছিল>' } }
  expect(await codeOf(send(`${path}/${id}`, one, body))).toBe(200)
  return id as number
}

async function rehearsed(sat: Awaited<ReturnType<typeof satPaper>>) {
  const id = await draft(sat)
  expect(await codeOf(send(`${path}/${id}/rehearsal`, one))).toBe(202)
  await runJobs()
  return id
}

describe('a correction', () => {
  it('is rehearsed, signed by another, published and told; and taken back by two, and told again', async () => {
    const sat = await satPaper()
    const [, first] = sat.doctors
    const words = {
      paperId: sat.paper.row.id,
      questionId: sat.first.id,
      reason: 'other_key' as const,
      words: 'অন্যটি ঠিক',
    }
    await db.insert(objection).values({ ...words, doctorId: sat.doctors[2]! })
    const before = await standings(sat.paper.row.id)
    expect(before).toEqual([
      [100, 2],
      [200, 1],
      [-50, 4],
      [50, 3],
    ])

    const id = await rehearsed(sat)
    expect(await standings(sat.paper.row.id)).toEqual(before)
    const shown = (await get(`${path}/${id}`, one)).correction
    expect(shown).toMatchObject({
      state: 'draft',
      needs_second: true,
      objections: 1,
      question: { key: sat.first.key, position: 1 },
      rehearsal: { is_current: true, told: 4, flips: 0, objectors: 1 },
      may: { ask: true, publish: false, sign: false },
    })
    expect(shown.rehearsal.papers[0]).toMatchObject({
      attempts: 4,
      ranked: 4,
      rising: 2,
      falling: 2,
      gain: { least: 150, most: 150 },
      loss: { least: 150, most: 150 },
      average_before: 75,
      average_after: 75,
    })
    expect(
      shown.rehearsal.alternatives.map(({ kind, rising, falling }: Record<string, unknown>) => [kind, rising, falling]),
    ).toEqual([
      ['new_key', 2, 2],
      ['accept', 2, 0],
      ['everyone', 2, 0],
      ['void', 2, 2],
    ])

    expect(await codeOf(send(`${path}/${id}/publication`, one))).toEqual([409, 'second_person_needed'])
    expect(await codeOf(send(`${path}/${id}/ask`, one, { asked_of: null, words: 'দেখে দিন' }))).toBe(200)
    expect(await codeOf(send(`${path}/${id}/publication`, one))).toEqual([409, 'second_person_needed'])
    expect((await get(`${path}/${id}`, other)).correction.may).toMatchObject({ sign: true, change: false })
    expect(await codeOf(send(`${path}/${id}/publication`, other))).toBe(202)
    await runJobs()

    const effects = await db
      .select()
      .from(correctionEffect)
      .where(eq(correctionEffect.correctionId, id))
      .orderBy(asc(correctionEffect.attemptId))
    expect(await standings(sat.paper.row.id)).toEqual(
      effects.map(({ marksAfter, rankAfter }) => [marksAfter, rankAfter]),
    )
    expect((await get(`${path}/${id}`, one)).correction).toMatchObject({
      state: 'published',
      signed: { by: { name: expect.any(String) } },
    })
    const [told] = await noticesOf(first!)
    // By this it is known as news of a correction, and not as a notice like others.
    expect(effects.map(({ toldAt }) => toldAt)).toContainEqual(told!.publishedAt)
    expect(told).toMatchObject({ isAutomatic: true, link: `/my/bcs-exam/results/${sat.paper.row.key}` })
    expect(told!.body.bn).toContain('আপনার নম্বর ২ থেকে ০.৫'.normalize('NFC'))
    const [answered] = await db.select().from(objection).where(eq(objection.questionId, sat.first.id))
    expect(answered).toMatchObject({ verdict: 'accepted', correctionId: id, answer: { bn: 'টাইপের ভুল <ছিল>' } })
    // Told once: their new mark says it.
    expect(await noticesOf(sat.doctors[2]!)).toHaveLength(1)

    expect(await codeOf(send(`${path}/${id}/revert`, other))).toEqual([404, 'not_found'])
    expect(await codeOf(send(`${path}/${id}/revert-ask`, one, { words: 'বই ভুল ছিল' }))).toBe(200)
    expect(await codeOf(send(`${path}/${id}/revert`, one))).toEqual([409, 'second_person_needed'])
    expect(await codeOf(send(`${path}/${id}/revert`, other))).toBe(202)
    await runJobs()
    expect(await standings(sat.paper.row.id)).toEqual(before)
    expect((await get(`${path}/${id}`, one)).correction).toMatchObject({
      state: 'reverted',
      reverted: { words: 'বই ভুল ছিল' },
    })
    const [, again] = await noticesOf(first!)
    expect(again!.title.bn).toContain('ফিরিয়ে নেওয়া'.normalize('NFC'))
    expect(again!.body.bn).toContain('আপনার নম্বর ০.৫ থেকে ২'.normalize('NFC'))
    const [open] = await db.select().from(objection).where(eq(objection.questionId, sat.first.id))
    expect(open).toMatchObject({ verdict: null, answeredAt: null, correctionId: null })
  })

  it('that was stopped in the middle goes on where it stood, and tells everybody once', async () => {
    const sat = await satPaper()
    const id = await rehearsed(sat)
    await send(`${path}/${id}/ask`, one, { asked_of: null, words: null })
    const { job_id: job } = (await send(`${path}/${id}/publication`, other)).json()
    let asked = 0
    const twoSteps = {
      get aborted() {
        return ++asked > 2
      },
    } as AbortSignal
    await staffJobs(test.deps, () => {})[0]!.run(clock.now(), twoSteps)
    expect(await codeOf(send(`${path}/${id}/publication`, one))).toEqual([409, 'version_conflict'])
    expect(await codeOf(send(`/api/v3/admin/jobs/${job}/cancel`, other))).toBe(200)
    await runJobs()
    expect((await get(`${path}/${id}`, one)).correction).toMatchObject({ state: 'publishing', may: { publish: true } })
    expect(await codeOf(send(`${path}/${id}/publication`, one))).toBe(202)
    await runJobs()
    expect((await get(`${path}/${id}`, one)).correction).toMatchObject({ state: 'published' })
    for (const doctor of sat.doctors) expect(await noticesOf(doctor)).toHaveLength(1)
  })

  it('that was stopped before it began is a draft again', async () => {
    const id = await rehearsed(await satPaper())
    await send(`${path}/${id}/ask`, one, { asked_of: null, words: null })
    const { job_id: job } = (await send(`${path}/${id}/publication`, other)).json()
    await send(`/api/v3/admin/jobs/${job}/cancel`, other)
    await runJobs()
    expect((await get(`${path}/${id}`, one)).correction).toMatchObject({ state: 'draft', may: { ask: true } })
  })

  it('of results that nobody has seen needs one signature, and tells nobody', async () => {
    const sat = await satPaper({ heldAt: ago(minutes(1)) })
    const id = await rehearsed(sat)
    expect((await get(`${path}/${id}`, one)).correction).toMatchObject({ needs_second: false, may: { publish: true } })
    expect(await codeOf(send(`${path}/${id}/publication`, one))).toBe(202)
    await runJobs()
    expect((await get(`${path}/${id}`, one)).correction.state).toBe('published')
    expect(await noticesOf(sat.doctors[0]!)).toEqual([])
    // Whoever may not know keys early does not find it.
    expect(await codeOf(send(`${path}/${id}/drop`, other))).toEqual([404, 'not_found'])
  })

  it('of a paper that two people have frozen needs two as well, though nobody has sat it', async () => {
    const times = { opensAt: ago(-hours(2)), closesAt: ago(-hours(5)) }
    const paper = await buildPaper(db, { each: 1, ...times })
    const [first] = paper.questions
    const id = await rehearsed({ paper, first: first!, wrong: wrongAnswer(first!) as number, doctors: [] })
    expect((await get(`${path}/${id}`, one)).correction).toMatchObject({ needs_second: true, may: { publish: false } })
    expect(await codeOf(send(`${path}/${id}/publication`, one))).toEqual([409, 'second_person_needed'])
  })

  it('is asked of nobody for whom it is not there: who must not know the key yet, or has other courses', async () => {
    const times = { opensAt: ago(-hours(2)), closesAt: ago(-hours(5)) }
    const { course } = await buildCourse(db)
    const paper = await buildPaper(db, { each: 1, courseId: course.id, ...times })
    const [first] = paper.questions
    const id = await rehearsed({ paper, first: first!, wrong: wrongAnswer(first!) as number, doctors: [] })
    const signer = await test.signInStaff({ role: 'manager', duties: ['exam_control'], courseIds: [course.id] })
    const stranger = await test.signInStaff({ role: 'manager', duties: ['exam_control'], courseIds: [] })
    const reviewer = await test.signInStaff({ role: 'teacher', duties: ['review'] })
    const offered = (await get(`${path}/${id}/signers`, one)).rows.map((row: { id: number }) => row.id)
    const isOffered = [signer, stranger, reviewer].map(({ staffId }) => offered.includes(staffId))
    expect(isOffered).toEqual([true, false, false])
    const ask = (whom: number) => codeOf(send(`${path}/${id}/ask`, one, { asked_of: whom, words: null }))
    for (const nobody of [stranger.staffId, reviewer.staffId, 2_000_000_000])
      expect(await ask(nobody)).toEqual([422, 'validation_failed'])
    expect(await ask(signer.staffId)).toBe(200)
  })

  it('that was rehearsed before something changed is rehearsed again', async () => {
    const sat = await satPaper()
    const id = await rehearsed(sat)
    const { id: doctorId } = await buildDoctor(db)
    await buildSatAttempt(db, { paper: sat.paper, doctorId, startedAt: ago(hours(4)), finishedAt: ago(hours(3)) })
    expect((await get(`${path}/${id}`, one)).correction.rehearsal.is_current).toBe(false)
    expect(await codeOf(send(`${path}/${id}/ask`, one, { asked_of: null, words: null }))).toEqual([
      409,
      'rehearsal_outdated',
    ])
    expect(await codeOf(send(`${path}/${id}/rehearsal`, one))).toBe(202)
    await runJobs()
    expect(await codeOf(send(`${path}/${id}/ask`, one, { asked_of: null, words: null }))).toBe(200)
  })

  it('is refused while the paper runs, without a reason, and of a key that does not fit', async () => {
    const sat = await satPaper()
    const id = await draft(sat)
    const bad = { kind: 'new_key', chosen: { type: 'sba', options: [9] }, reason: { bn: 'x' } }
    expect(await codeOf(send(`${path}/${id}`, one, bad))).toEqual([422, 'validation_failed'])
    expect(await codeOf(send(`${path}/${id}`, one, { kind: 'void', chosen: null, reason: null }))).toBe(200)
    await send(`${path}/${id}/rehearsal`, one)
    await runJobs()
    expect(await codeOf(send(`${path}/${id}/ask`, one, { asked_of: null, words: null }))).toEqual([
      422,
      'validation_failed',
    ])
    await db
      .update(paperTable)
      .set({ extendedUntil: new Date(clock.now().getTime() + hours(1)) })
      .where(eq(paperTable.id, sat.paper.row.id))
    expect(await codeOf(send(`${path}/${id}/rehearsal`, one))).toEqual([409, 'paper_running'])
  })

  it('is one at a time for a question, and taken back only within a day', async () => {
    const sat = await satPaper()
    const id = await rehearsed(sat)
    expect(await draft(sat).catch(() => 0)).toBe(id)
    await send(`${path}/${id}/rehearsal`, one)
    await runJobs()
    await send(`${path}/${id}/ask`, one, { asked_of: null, words: null })
    await send(`${path}/${id}/publication`, other)
    await runJobs()
    clock.move(hours(25))
    const late = await test.signInStaff({ role: 'owner' })
    expect(await codeOf(send(`${path}/${id}/revert-ask`, late.headers, { words: 'দেরি' }))).toEqual([
      409,
      'revert_too_late',
    ])
  })
})

it('is listed to who has its course alone', async () => {
  const { course } = await buildCourse(db)
  const sat = await satPaper({ courseId: course.id })
  const { headers } = await test.signInStaff({ role: 'owner' })
  const { id } = (await send(path, headers, { paper_id: sat.paper.row.id, question_id: sat.first.id })).json()
  const own = await test.signInStaff({ role: 'manager', duties: ['exam_control'], courseIds: [course.id] })
  const stranger = await test.signInStaff({ role: 'manager', duties: ['exam_control'], courseIds: [] })
  const ids = async (asked: Headers) => (await get(path, asked)).rows.map((row: { id: number }) => row.id)
  expect([await ids(own.headers), await ids(stranger.headers)]).toEqual([[id], []])
})

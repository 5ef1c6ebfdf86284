import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildBatch, buildBranch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { enrolAtBranch } from '../../testing/builders/enrol-at-branch.ts'
import { minutes } from '../../testing/test-clock.ts'
import { finishExpired, publishRanksOf } from '../exam/index.ts'
import { nextPress, openSittingRoom, statusOf } from './sitting-room-test.fixture.ts'

let test: Awaited<ReturnType<typeof openSittingRoom>>
beforeAll(async () => {
  test = await openSittingRoom()
})
afterAll(() => test.close())

const iso = (from: Date, plus: number) => new Date(from.getTime() + minutes(plus)).toISOString()
const reason = 'ইন্টারনেট ছিল না'

/** A paper that some doctors have just begun. */
async function begin(people = 1, given: Parameters<typeof test.paper>[0] = {}) {
  const paper = await test.paper(given)
  const doctors = []
  for (let nth = 0; nth < people; nth++) {
    const doctor = await test.doctor()
    await test.sit(paper.row.key, doctor.headers)
    const [attempt] = await test.db.select().from(tables.attempt).where(eq(tables.attempt.doctorId, doctor.id))
    doctors.push({ ...doctor, attempt: attempt!.id })
  }
  return { ...paper, key: paper.row.key, id: paper.row.id, doctors, doctor: doctors[0]! }
}

const paperOf = async (id: number) => (await test.db.select().from(tables.paper).where(eq(tables.paper.id, id)))[0]!

describe('an extension', () => {
  it('is in the reply to the next save, in the news, and on the board, and keeps the device held', async () => {
    const { key, id, doctor, questions } = await begin()
    const start = test.clock.now()
    const to = { attempts: [doctor.attempt] }
    const done = await test.press(id, 'extensions', { to, minutes: 10, reason })
    expect(done.json()).toMatchObject({ people: 1, skipped: 0, withdrawable_until: iso(start, 1) })
    const saved = (await test.answer(key, doctor.headers, questions[0]!, 1)).json()
    expect(saved).toMatchObject({ ends_at: iso(start, 70), news: 1, paused: false })
    expect(await test.news(key, doctor.headers)).toMatchObject({
      ...{ ends_at: iso(start, 70), finished: false },
      messages: [{ kind: 'extend', minutes: 10, ends_at: iso(start, 70), words: null }],
    })
    const { rows, log, paper, counts } = await test.board(id)
    expect(rows).toMatchObject([{ attempt: doctor.attempt, ends_at: iso(start, 70), given: 10, answered: 1 }])
    expect(counts).toEqual({ started: 1, writing: 1, quiet: 0, silent: 0, finished: 0, absent: null })
    expect(log[0]).toMatchObject({ kind: 'extend', minutes: 10, reason, people: 1, to_all: false })
    expect(paper).toMatchObject({
      extended_until: iso(start, 70),
      ranks_at: new Date(start.getTime() + minutes(70.5)).toISOString(),
    })
    const [device] = await test.db.select().from(tables.device).where(eq(tables.device.id, doctor.deviceId))
    expect(device!.heldUntil).toEqual(new Date(start.getTime() + minutes(70.5)))
  })

  it('pressed twice is given once', async () => {
    const { id, doctor } = await begin()
    const body = { press: nextPress(), to: { attempts: [doctor.attempt] }, minutes: 10, reason }
    const both = await Promise.all([1, 2].map(() => test.office('POST', `/${id}/extensions`, body)))
    expect(both[0]!.json().deed).toBe(both[1]!.json().deed)
    expect((await test.board(id)).rows[0].given).toBe(10)
    // The key of one press is no key of another: a message that was never sent must not be said to be.
    const { press, to } = body
    const message = await test.office('POST', `/${id}/messages`, { press, to, words: { bn: 'আর দশ মিনিট' } })
    expect(statusOf(message)).toEqual([409, 'sitting_changed'])
    const other = await begin()
    const elsewhere = { ...body, to: { attempts: [other.doctor.attempt] } }
    expect(statusOf(await test.office('POST', `/${other.id}/extensions`, elsewhere))).toEqual([409, 'sitting_changed'])
  })

  it('to all moves the closing, also for who begins later', async () => {
    const { key, id, doctor } = await begin()
    const start = test.clock.now()
    expect((await test.press(id, 'extensions', { to: { all: true }, minutes: 15, reason })).json().people).toBe(1)
    expect((await test.news(key, doctor.headers)).ends_at).toBe(iso(start, 75))
    const later = await test.doctor()
    test.clock.move(minutes(70))
    const sat = await test.sit(key, later.headers)
    expect([sat.statusCode, sat.json().ends_at]).toEqual([200, iso(start, 75)])
  })

  it('as long as they were silent counts from the last answer, is given once, and leaves out who was not', async () => {
    const { key, id, doctors, questions } = await begin(2)
    const start = test.clock.now()
    test.clock.move(minutes(20))
    await test.answer(key, doctors[0]!.headers, questions[0]!, 1)
    const to = { attempts: doctors.map(({ attempt }) => attempt) }
    const rehearsed = (await test.office('POST', `/${id}/extensions/rehearsal`, { to, minutes: null })).json()
    expect(rehearsed).toMatchObject({ people: 1, skipped: 1, minutes: { least: 20, most: 20 }, to_end: iso(start, 80) })
    expect((await test.press(id, 'extensions', { to, minutes: null, reason })).json()).toMatchObject({
      people: 1,
      skipped: 1,
    })
    expect(statusOf(await test.press(id, 'extensions', { to, minutes: null, reason }))).toEqual([
      409,
      'sitting_changed',
    ])
    expect((await test.news(key, doctors[1]!.headers)).ends_at).toBe(iso(start, 80))
    test.clock.move(-minutes(20))
  })

  it('is for nobody who is over, and for nobody of another paper', async () => {
    const one = await begin()
    const other = await begin()
    await test.finish(one.key, one.doctor.headers)
    const give = (attempt: number) =>
      test.press(one.id, 'extensions', { to: { attempts: [attempt] }, minutes: 5, reason })
    expect(statusOf(await give(one.doctor.attempt))).toEqual([409, 'sitting_changed'])
    expect(statusOf(await give(other.doctor.attempt))).toEqual([404, 'not_found'])
  })

  it('can be taken back within a minute, and only while the old end is ahead', async () => {
    const { key, id, doctor } = await begin()
    const start = test.clock.now()
    const give = async () =>
      (await test.press(id, 'extensions', { to: { all: true }, minutes: 10, reason })).json().deed as number
    const deed = await give()
    test.clock.move(minutes(1))
    expect(statusOf(await test.press(id, 'withdrawals', { deed }))).toEqual([200, undefined])
    expect(await test.news(key, doctor.headers)).toMatchObject({
      ...{ ends_at: iso(start, 60), news: 2 },
      messages: [{ kind: 'withdraw', minutes: 10 }],
    })
    expect((await paperOf(id)).closesAt).toEqual(new Date(iso(start, 60)))
    expect(statusOf(await test.press(id, 'withdrawals', { deed }))).toEqual([409, 'sitting_changed'])
    test.clock.move(minutes(58.5))
    const late = await give()
    test.clock.move(minutes(0.6))
    expect(statusOf(await test.press(id, 'withdrawals', { deed: late })), 'their time has begun').toEqual([
      409,
      'sitting_changed',
    ])
    test.clock.move(-minutes(60.1))
  })
})

describe('reopening', () => {
  it('lets go on who was cut off: the result goes, ranks are drawn anew', async () => {
    const answersAt = new Date(test.clock.now().getTime() + minutes(600))
    const { key, id, doctors, questions } = await begin(2, { answersAt })
    const start = test.clock.now()
    const drawRanks = () => publishRanksOf(test.db, { paperId: id, now: test.clock.now() })
    await test.answer(key, doctors[0]!.headers, questions[0]!, 1)
    test.clock.move(minutes(61))
    await finishExpired(test.db, test.clock.now())
    await drawRanks()
    const results = () => test.db.select().from(tables.attemptResult).where(eq(tables.attemptResult.paperId, id))
    expect((await results()).map(({ rank }) => rank).toSorted()).toEqual([1, 2])
    expect((await test.board(id, '?state=finished')).rows[0]).toMatchObject({
      reopening: 'possible',
      finished_by: 'deadline',
    })

    const body = { attempts: [doctors[0]!.attempt], minutes: 10, reason }
    expect((await test.press(id, 'reopenings', body)).json()).toMatchObject({ people: 1 })
    expect(await results()).toHaveLength(1)
    const sat = (await test.sit(key, doctors[0]!.headers)).json()
    expect(sat).toMatchObject({ attempt: 1, ends_at: iso(start, 71), answered_question_ids: [questions[0]!.id] })
    expect((await test.answer(key, doctors[0]!.headers, questions[1]!, 2)).statusCode).toBe(200)
    expect(await drawRanks()).toBe(false)
    test.clock.move(minutes(11))
    await finishExpired(test.db, test.clock.now())
    expect(await drawRanks()).toBe(true)
    expect((await results()).find(({ attemptId }) => attemptId === doctors[0]!.attempt)).toMatchObject({
      rank: 1,
      correctQuestions: 2,
    })
    test.clock.move(-minutes(72))
  })

  it('is refused once answers are out to anybody', async () => {
    const { id, doctor } = await begin()
    test.clock.move(minutes(61))
    await finishExpired(test.db, test.clock.now())
    const body = { attempts: [doctor.attempt], minutes: 10, reason }
    expect(statusOf(await test.press(id, 'reopenings', body))).toEqual([409, 'sitting_changed'])
    test.clock.move(-minutes(61))
  })
})

describe('a message', () => {
  it('stays until it was read, reaches who begins later, and is counted', async () => {
    const { key, id, doctor } = await begin()
    const words = { bn: 'প্রশ্ন ১২-তে mmol/L পড়ুন', en: 'Read mmol/L in question 12' }
    await test.press(id, 'messages', { to: { all: true }, words })
    const [message] = (await test.news(key, doctor.headers)).messages
    expect(message).toMatchObject({ kind: 'message', words: words.bn })
    expect((await test.news(key, doctor.headers)).messages).toHaveLength(1)
    const later = await test.doctor()
    expect((await test.sit(key, later.headers)).json().news).toBe(1)
    expect((await test.news(key, later.headers)).messages).toHaveLength(1)
    const read = await test.read(key, doctor.headers, [message.id, 2_000_000_000])
    expect(read.json().messages).toEqual([])
    await test.read(key, doctor.headers, [message.id])
    expect((await test.board(id)).log[0]).toMatchObject({ kind: 'message', reads: 1, words, to_all: true })
  })

  it('to one is read by nobody else', async () => {
    const { key, id, doctors } = await begin(2)
    await test.press(id, 'messages', { to: { attempts: [doctors[0]!.attempt] }, words: { bn: 'শুধু আপনাকে' } })
    const [{ id: message }] = (await test.news(key, doctors[0]!.headers)).messages
    expect((await test.news(key, doctors[1]!.headers)).messages).toEqual([])
    await test.read(key, doctors[1]!.headers, [message])
    expect((await test.news(key, doctors[0]!.headers)).messages).toHaveLength(1)
    expect((await test.board(id)).log[0]).toMatchObject({ people: 1, reads: 0 })
  })
})

describe('a pause', () => {
  it('takes what was chosen before, ends nobody, and gives its length to everybody', async () => {
    const { key, id, doctor, questions } = await begin()
    const start = test.clock.now()
    test.clock.move(minutes(50))
    expect(statusOf(await test.press(id, 'pause', { reason: 'সার্ভার' }))).toEqual([200, undefined])
    expect(statusOf(await test.press(id, 'pause', { reason: 'সার্ভার' }))).toEqual([409, 'sitting_changed'])
    test.clock.move(minutes(30))
    await finishExpired(test.db, test.clock.now())
    const saved = await test.answer(key, doctor.headers, questions[0]!, 1)
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { paused: true, news: 1 }])
    const begins = await test.doctor()
    expect((await test.sit(key, begins.headers)).json()).toMatchObject({ paused: true, ends_at: iso(start, 90) })
    test.clock.move(minutes(10))
    expect((await test.press(id, 'resumption')).json().people).toBe(2)
    expect(await test.news(key, doctor.headers)).toMatchObject({
      ...{ paused: false, finished: false, ends_at: iso(start, 100) },
      messages: [{ kind: 'resume', minutes: 40 }],
    })
    expect((await test.news(key, begins.headers)).ends_at).toBe(iso(start, 100))
    expect((await paperOf(id)).closesAt).toEqual(new Date(iso(start, 100)))
    expect((await test.answer(key, doctor.headers, questions[1]!, 2)).statusCode).toBe(200)
    test.clock.move(-minutes(90))
  })
})

describe('who may', () => {
  it('only look: support and teachers, and managers without the duty', async () => {
    const { id, doctor } = await begin()
    for (const member of [{ role: 'support' }, { role: 'teacher' }, { role: 'manager' }] as const) {
      const { headers } = await test.signInStaff(member)
      const board = await test.office('GET', `/${id}/board`, undefined, headers)
      expect(board.json().may).toEqual({ control: false, all: false })
      const body = { press: nextPress(), to: { attempts: [doctor.attempt] }, minutes: 5, reason }
      expect(statusOf(await test.office('POST', `/${id}/extensions`, body, headers))).toEqual([404, 'not_found'])
    }
  })

  it('sees no whole phone number', async () => {
    const { id } = await begin()
    const [{ phone }] = (await test.board(id)).rows
    expect(phone).toMatch(/[•*]/)
  })

  it('of a branch sees nobody else, and does nothing to all', async () => {
    const { id, doctor } = await begin()
    await enrolAtBranch(test.db, doctor.id)
    await test.press(id, 'extensions', { to: { attempts: [doctor.attempt] }, minutes: 5, reason })
    const { id: branch } = await buildBranch(test.db)
    const { headers } = await test.signInStaff({ role: 'manager', duties: ['exam_control'], branchIds: [branch] })
    const { rows, counts, may, log } = (await test.office('GET', `/${id}/board`, undefined, headers)).json()
    expect([rows, counts.started, may]).toEqual([[], 0, { control: true, all: false }])
    const named = ({ kind, name }: { kind: string; name: string | null }) => kind === 'extend' && name !== null
    expect([log.some(named), (await test.board(id)).log.some(named)]).toEqual([false, true])
    const give = (to: object) =>
      test.office('POST', `/${id}/extensions`, { press: nextPress(), to, minutes: 5, reason }, headers)
    expect(statusOf(await give({ attempts: [doctor.attempt] }))).toEqual([404, 'not_found'])
    expect(statusOf(await give({ all: true }))).toEqual([404, 'not_found'])
  })
})

it('shows a save on the board with its next look, and finds people by name and by the end of their number', async () => {
  const { key, id, doctors, questions } = await begin(2)
  const { tick } = await test.board(id)
  await test.answer(key, doctors[0]!.headers, questions[0]!, 1)
  const next = await test.board(id, `?known=${tick}`)
  expect([next.tick > tick, next.answers, next.answered[0]]).toEqual([true, 1, 1])
  const [found] = await test.db.select().from(tables.doctor).where(eq(tables.doctor.id, doctors[1]!.id))
  const byPhone = await test.board(id, `?search=${found!.phone.slice(-4)}`)
  expect(byPhone.rows.map(({ doctor }: { doctor: number }) => doctor)).toContain(found!.id)
  const byName = await test.board(id, `?search=${encodeURIComponent(found!.name)}`)
  expect(byName.rows.map(({ doctor }: { doctor: number }) => doctor)).toContain(found!.id)
  expect((await test.board(id, '?search=nobody-of-that-name')).rows).toEqual([])
})

describe('a phone list', () => {
  it('has whom the member sees of those who have not begun, or of the chosen, and is made by nobody else', async () => {
    const place = await buildCourse(test.db)
    const batch = await buildBatch(test.db, place)
    const sitting = await begin(1, { courseId: place.course.id, batchIds: [batch.id] })
    const absent = await test.doctor()
    const { enrolment, doctor } = tables
    const { id: scheduleId } = await buildSchedule(test.db, batch.id)
    const enrolled = [absent.id, sitting.doctor.id].map((doctorId) => ({ doctorId, batchId: batch.id, scheduleId }))
    await test.db.insert(enrolment).values(enrolled)
    // Who has just shown the second factor may take numbers away, whatever the clock did before.
    const { headers } = await test.signInStaff({ role: 'owner' })
    const phones = async (of: object) => {
      const { job_id } = (await test.office('POST', `/${sitting.id}/phone-list`, { of }, headers)).json()
      await staffJobs(test.deps, () => {})[0]!.run(test.clock.now(), new AbortController().signal)
      const { rawPayload } = await test.file(job_id, headers)
      return ((await readSheet(rawPayload)) as unknown as unknown[][]).slice(2).map((row) => row[1])
    }
    const phoneOf = async (id: number) => (await test.db.select().from(doctor).where(eq(doctor.id, id)))[0]!.phone
    expect(await phones({ absent: true })).toEqual([await phoneOf(absent.id)])
    expect(await phones({ attempts: [sitting.doctor.attempt] })).toEqual([await phoneOf(sitting.doctor.id)])
    const watcher = await test.signInStaff({ role: 'manager' })
    const asked = await test.office('POST', `/${sitting.id}/phone-list`, { of: { absent: true } }, watcher.headers)
    expect(asked.statusCode).toBe(404)
  })
})

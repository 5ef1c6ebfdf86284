import * as contract from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { logStream } from '../../../../log-stream.ts'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../../../testing/builders/build-batch.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { openLive } from '../../../../testing/open-live.ts'
import { inOrder, openSealed } from '../../../../testing/open-sealed.ts'
import { buildTestApp } from '../../../../testing/test-app.ts'
import { hours, minutes } from '../../../../testing/test-clock.ts'
import { type Answer, codeOf, openSittingTest, type SittingTest } from '../../sitting/sitting-test.fixture.ts'
import { loadPaper } from '../paper-store.ts'
import { sealPaper } from './seal-paper.ts'

type Headers = Record<string, string>
type BuiltPaper = Awaited<ReturnType<SittingTest['paper']>>

let test: SittingTest
beforeAll(async () => {
  test = await openSittingTest()
})
afterAll(() => test.close())

const looks = { bcs_exam: '/api/v3/web/bcs-exams', quiz: '/api/v3/web/quizzes' }
const look = async (key: string, headers: Headers, family: keyof typeof looks = 'bcs_exam') =>
  (await test.sit(`${looks[family]}/${key}`, headers)).json().sealed_paper as string | null
const fetchPaper = (address: string) => test.app.inject({ method: 'GET', url: address })
const holding = (address: string | null) => `?sealed=${encodeURIComponent(address ?? '')}`
const guess = 'x'.repeat(43)
/** Read past what the app remembers. */
const sealedOf = async ({ row }: BuiltPaper) =>
  sealPaper(await loadPaper(test.db, row.id), 'bn', test.deps.env.appSecret)

describe('a start with the sealed paper in hand', () => {
  it('answers its key and the own order, which together are the whole paper', async () => {
    const { row } = await test.paper({ pack: 'fcps-p1-paper-old', shuffleQuestions: 'throughout', shuffleParts: true })
    const { headers } = await test.doctor()
    const address = await look(row.key, headers)
    const sealed = await fetchPaper(address!)
    expect(sealed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const start = (await test.sit(row.key, headers, holding(address))).json()
    expect(start.questions).toEqual([])
    const { questions, seal } = (await test.sit(row.key, headers)).json()
    expect(seal).toBeUndefined()
    expect(inOrder(openSealed(sealed.rawPayload, start.seal.key), start.seal.order)).toEqual(questions)
  })

  it('answers the whole paper to who holds another one, or one in another language', async () => {
    const [one, other] = [await test.paper(), await test.paper()]
    const { headers } = await test.doctor()
    const address = await look(other.row.key, headers)
    expect((await test.sit(one.row.key, headers, holding(address))).json()).toMatchObject({
      questions: one.questions.map(({ id }) => ({ id })),
    })
    const own = await look(one.row.key, headers)
    const inEnglish = (await test.sit(one.row.key, { ...headers, cookie: 'lang=en' }, holding(own))).json()
    expect(inEnglish.seal).toBeUndefined()
    expect(inEnglish.questions).toHaveLength(one.questions.length)
  })

  it('says no key any more once it is handed in', async () => {
    const { row } = await test.paper()
    const { headers } = await test.doctor()
    const address = await look(row.key, headers)
    expect((await test.sit(row.key, headers, holding(address))).json().seal.key).toMatch(/^[\w-]{43}$/)
    await test.finish(row.key, headers)
    expect((await test.sit(row.key, headers, holding(address))).json()).toMatchObject({ attempt: null, questions: [] })
    expect((await test.sit(row.key, headers, holding(address))).payload).not.toContain('"seal"')
  })
})

describe('the address of a sealed paper', () => {
  it('is told from a day before the opening to whoever is signed in, and to nobody else', async () => {
    const opensAt = new Date(test.clock.now().getTime() + hours(25))
    const paper = await test.paper({ opensAt, closesAt: new Date(opensAt.getTime() + hours(2)) })
    const { headers } = await test.doctor()
    const { address } = await sealedOf(paper)
    expect(await look(paper.row.key, headers)).toBeNull()
    expect((await fetchPaper(address)).statusCode).toBe(404)
    test.clock.move(hours(1))
    expect(await look(paper.row.key, headers)).toBe(address)
    expect((await fetchPaper(address)).rawPayload).toEqual((await sealedOf(paper)).bytes)
    expect(await look(paper.row.key, {})).toBeNull()
    const { headers: unverified } = await test.doctor({ verified: false })
    expect(await look(paper.row.key, unverified)).toBeNull()
  })

  it('is another one after a change of the paper: the old one is gone, and who holds it gets the whole paper', async () => {
    const { row, questions } = await test.paper()
    const { headers } = await test.doctor()
    const before = await look(row.key, headers)
    const [question] = await test.db.select().from(tables.question).where(eq(tables.question.id, questions[0]!.id))
    const renamed = { name: { bn: 'অন্য কথা' } }
    await test.db.update(tables.subject).set(renamed).where(eq(tables.subject.id, question!.subjectId))
    // Told by the stamp of its row, as every change of a paper is, and within seconds.
    await test.db.update(tables.paper).set({ updatedAt: new Date() }).where(eq(tables.paper.id, row.id))
    await eventually(async () => expect(await look(row.key, headers)).not.toBe(before))
    expect((await fetchPaper(before!)).statusCode).toBe(404)
    const start = (await test.sit(row.key, headers, holding(before))).json()
    expect(start.seal).toBeUndefined()
    expect(JSON.stringify(start.questions)).toContain('অন্য কথা')
  }, 30_000)

  it('is gone once nobody can begin or sit any more, not even late', async () => {
    const now = test.clock.now().getTime()
    const times = { opensAt: new Date(now), closesAt: new Date(now + hours(2)) }
    const once = await sealedOf(await test.paper(times))
    const late = await sealedOf(await test.paper({ ...times, lateAllowed: true, lateUntil: new Date(now + hours(30)) }))
    const always = await sealedOf(await test.paper({ ...times, kind: 'quiz', closesAt: null }))
    const found = () =>
      Promise.all([once, late, always].map(async ({ address }) => (await fetchPaper(address)).statusCode))
    expect(await found()).toEqual([200, 200, 200])
    test.clock.move(hours(3))
    expect(await found()).toEqual([404, 200, 200])
    test.clock.move(hours(30))
    expect(await found()).toEqual([404, 404, 200])
  })

  it('is refused without a look at the paper where this server has not told it', async () => {
    const [{ row }, other] = [await test.paper(), await sealedOf(await test.paper())]
    const { pool } = test.deps.database
    const asked = vi.spyOn(pool, 'query')
    const [, marked = ''] = /-bn-(.*)$/.exec(other.address) ?? []
    const hash = marked.slice(-43)
    for (const guessed of [guess, marked, marked.replace(hash, guess), `${guess.slice(21)}.${hash}`])
      expect((await fetchPaper(`/files/papers/${row.id}-bn-${guessed}`)).statusCode).toBe(404)
    expect(asked.mock.calls.filter((call) => JSON.stringify(call).includes('paper'))).toEqual([])
    asked.mockRestore()
  })

  it.each(['1-bn-x', `0-bn-${guess}`, `1-xx-${guess}`, `1-bn-${guess}`, `999999999-bn-${guess}`, '../1'])(
    'is not guessed: %s',
    async (name) => {
      expect((await fetchPaper(`/files/papers/${name}`)).statusCode).toBe(404)
    },
  )
})

/** Every call of the contract that only reads, as a doctor who may soon begin asks it. */
const reads = Object.entries(contract).flatMap(([name, value]) =>
  isCall(value) && value.method === 'GET' && value.access !== 'staff' && name !== 'live'
    ? [[name, value] as const]
    : [],
)

/** Of those the ones that speak of a paper, and so have to answer here: a refusal would prove nothing. */
const showsPapers = new Set(
  'bcsExam bcsExams quiz quizzes courseExam courseExams courseExamInfo courseTimetable scheduleEvents dashboard dataCopy'.split(
    ' ',
  ),
)

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

describe('before the own start, neither key nor question leaves', () => {
  let papers: Record<'bcs_exam' | 'quiz' | 'exam', BuiltPaper>
  let doctor: Awaited<ReturnType<SittingTest['doctor']>>
  let enrolment: typeof tables.enrolment.$inferSelect
  let event: { id: number }
  let keys: string[]
  let addresses: string[]

  beforeAll(async () => {
    const opensAt = new Date(test.clock.now().getTime() + minutes(30))
    const given = { opensAt, closesAt: new Date(opensAt.getTime() + hours(3)), each: 2 }
    const batch = await buildBatch(test.db, await buildCourse(test.db))
    const schedule = await buildSchedule(test.db, batch.id)
    papers = {
      bcs_exam: await test.paper({ ...given, access: 'enrolled', batchIds: [batch.id] }),
      quiz: await test.paper({ ...given, kind: 'quiz' }),
      exam: await test.paper({ ...given, kind: 'schedule_exam', access: 'enrolled' }),
    }
    event = await buildScheduleEvent(test.db, schedule.id, {
      kind: 'exam',
      startsAt: opensAt,
      paperId: papers.exam.row.id,
    })
    doctor = await test.doctor()
    const seat = { doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id }
    enrolment = (await test.db.insert(tables.enrolment).values(seat).returning())[0]!
    const sealed = await Promise.all(Object.values(papers).map(sealedOf))
    keys = sealed.map(({ key }) => key)
    addresses = sealed.map(({ address }) => address)
  })

  /** However it may be written. */
  function expectNoKey(said: string, by: string): void {
    for (const key of keys) {
      const bytes = Buffer.from(key, 'base64url')
      const plain = [key, bytes.toString('base64'), bytes.toString('hex'), bytes.join()]
      for (const way of [...plain, ...plain.map(encodeURIComponent)])
        expect(said.includes(way), `a key in ${by}`).toBe(false)
    }
  }
  /** Of the questions and their parts, in both languages. */
  const textsOf = ({ questions }: BuiltPaper) =>
    new RegExp(`(প্রশ্ন|Question) (${questions.map(({ id }) => id).join('|')})(?!\\d)`)
  function expectNothing(said: string, by: string): void {
    expectNoKey(said, by)
    for (const paper of Object.values(papers)) expect(said, `a question in ${by}`).not.toMatch(textsOf(paper))
  }
  const saidBy = ({ headers, payload }: Answer) => JSON.stringify(headers) + payload

  const addressOf = (path: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      if (name === 'key') return path.includes('quiz') ? papers.quiz.row.key : papers.bcs_exam.row.key
      if (name === 'eventId') return String(event.id)
      return name === 'id' && path.includes('/courses/') ? String(enrolment.id) : '1'
    })
  const roomOf = {
    bcs_exam: () => `/api/v3/web/on-spot-bcs-exam/${papers.bcs_exam.row.key}`,
    quiz: () => `/api/v3/web/on-spot-quiz/${papers.quiz.row.key}`,
    exam: () => `/api/v3/web/doctor/courses/${enrolment.id}/events/${event.id}/exam/on-spot`,
  }

  it.each(reads)('by %s', async (name, { path }) => {
    const address = addresses[path.includes('quiz') ? 1 : path.includes('/courses/') ? 2 : 0]!
    for (const [query, cookie] of [
      ['', ''],
      ['', 'lang=en'],
      [holding(address), ''],
    ] as const) {
      const answer = await test.sit(addressOf(path), { ...doctor.headers, cookie }, query)
      expectNothing(saidBy(answer), name)
      if (showsPapers.has(name)) expect(answer.statusCode).toBe(200)
    }
  })

  it.each(['bcs_exam', 'quiz', 'exam'] as const)('by anything that is written to %s', async (family) => {
    const questionId = papers[family].questions[0]!.id
    for (const body of [
      { questionId, question_type: 'sba', selected_answer: 1, sequence: 1 },
      { flagged_question_ids: [questionId], sequence: 1 },
      { [`${family}_finished`]: true },
      { [`${family}_finished`]: true, when_over: true },
      { sealed: addresses[0] },
    ])
      expectNothing(saidBy(await test.post(roomOf[family](), doctor.headers, body)), JSON.stringify(body))
    expectNothing(saidBy(await test.post(`${roomOf[family]()}/news`, doctor.headers, { read: [1] })), 'news')
  })

  it('by the live stream, by the description of the calls, or by the figures of the server', async () => {
    const live = await openLive(test.address, doctor.headers)
    await eventually(() => expect(live.seen.messages).toContain('resync'))
    await test.sit(roomOf.quiz(), doctor.headers, holding(addresses[1]!))
    expectNothing(live.seen.text, 'the stream')
    await live.leave()
    for (const url of ['/api/docs/json', '/metrics', '/health', '/ready'])
      expectNothing(saidBy(await test.app.inject({ method: 'GET', url })), url)
  })

  it('to who is not enrolled when it opens, and to them with their own start once they are', async () => {
    test.clock.move(minutes(30))
    const late = await test.doctor()
    const [address] = addresses
    const refused = await test.sit(roomOf.bcs_exam(), late.headers, holding(address!))
    expect(codeOf(refused)).toEqual([403, 'not_enrolled'])
    expectNothing(saidBy(refused), 'a refusal')
    // It has opened, others may begin: looking on is still not beginning.
    for (const [name, { path }] of reads.filter(([each]) => !each.startsWith('onSpot')))
      expectNothing(saidBy(await test.sit(addressOf(path), doctor.headers)), name)
    const { batchId, scheduleId } = enrolment
    await test.db.insert(tables.enrolment).values({ doctorId: late.id, batchId, scheduleId })
    expect((await test.sit(roomOf.bcs_exam(), late.headers, holding(address!))).json().seal.key).toBe(keys[0])
  })

  it('while it is withdrawn', async () => {
    await test.db.update(tables.paper).set({ isActive: false }).where(eq(tables.paper.id, papers.quiz.row.id))
    await eventually(async () => expect((await fetchPaper(addresses[1]!)).statusCode).toBe(404))
    const refused = await test.sit(roomOf.quiz(), doctor.headers, holding(addresses[1]!))
    expect(refused.statusCode).toBe(404)
    expectNothing(saidBy(refused), 'a withdrawn paper')
  }, 30_000)

  it('by the log, not even when somebody begins', async () => {
    const lines: string[] = []
    const spy = vi.spyOn(logStream, 'write').mockImplementation((line) => void lines.push(line))
    const { database } = test.deps
    const { app } = await buildTestApp({ database, clock: test.clock.now, env: { logLevel: 'debug' } })
    const url = `${roomOf.exam()}${holding(addresses[2]!)}`
    const start = await app.inject({ method: 'GET', url, headers: doctor.headers })
    expect(start.json().seal.key).toBe(keys[2])
    await app.close()
    spy.mockRestore()
    expect(lines.length).toBeGreaterThan(0)
    expectNothing(lines.join(), 'the log')
  })

  it('through the database, which has no key: neither has a backup', async () => {
    // Somebody has begun: if a start wrote it down, it is there.
    const { rows } = await test.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect(rows.length).toBeGreaterThan(50)
    for (const { name } of rows) {
      // As text, in which bytes are written in hex.
      const { rows: content } = await test.db.execute(sql`select row_::text from ${sql.identifier(name)} row_`)
      expectNoKey(JSON.stringify(content), name)
    }
  })
})

import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretMark } from '../../testing/builders/build-paper.ts'
import { days, hours, minutes } from '../../testing/test-clock.ts'
import { openPracticeApp, type PracticeApp } from './practice.fixture.ts'

/** Nothing of a question leaves before its exam's answers are out, nor after the right to them has lapsed. */
let test: PracticeApp
beforeAll(async () => {
  test = await openPracticeApp()
})
afterAll(() => test.close())

const base = 'doctor/practice'
const ofCourse = () => ({ kind: 'schedule_exam', access: 'enrolled' }) as const
const count = async (headers: Record<string, string>, query = ''): Promise<number> =>
  (await test.get(`${base}/count${query}`, headers)).json().count
type PaperFields = Parameters<PracticeApp['paper']>[0]

describe('the pool', () => {
  it.each<[string, () => PaperFields]>([
    ['is open', () => ({ opensAt: test.ago(hours(1)), closesAt: test.ahead(hours(1)) })],
    ['is to come', () => ({ opensAt: test.ahead(hours(1)), closesAt: test.ahead(hours(2)) })],
    ['closed, with answers to come', () => ({ answersAt: test.ahead(hours(5)) })],
    ['is withheld', () => ({ heldAt: test.ago(hours(1)) })],
    ['is not shown', () => ({ isActive: false })],
    ['never closes and was not sat', () => ({ kind: 'quiz', closesAt: null })],
    ['can still be sat late', () => ({ lateAllowed: true })],
    ['is paused over its closing', () => ({ pausedAt: test.ago(days(2) + minutes(30)) })],
    ['gave somebody more time', () => ({ extendedUntil: test.ahead(hours(1)) })],
    ['is given to batches the doctor is not in', () => ({ access: 'enrolled' })],
    ['is of a course the doctor is not in', ofCourse],
  ])('has nothing of an exam that %s', async (_, given) => {
    const { headers } = await test.signIn()
    const before = await count(headers)
    await test.paper({ each: 3, ...given() })
    expect(await count(headers)).toBe(before)
  })

  it('has the exams of running courses, sat or missed, and none of a course that was left', async () => {
    const { doctorId, headers } = await test.signIn()
    const before = await count(headers)
    const missed = await test.paper({ each: 3, ...ofCourse() })
    const { enrolment } = await test.enrol(doctorId, missed)
    const sat = await test.paper({ each: 4, ...ofCourse() })
    const other = await test.enrol(doctorId, sat)
    await test.sit(sat, doctorId)
    expect(await count(headers)).toBe(before + 7)
    const setState = (id: number, state: 'active' | 'ended') =>
      test.db.update(tables.enrolment).set({ state }).where(eq(tables.enrolment.id, id))
    await setState(enrolment.id, 'ended')
    expect(await count(headers)).toBe(before + 4)
    await setState(other.enrolment.id, 'ended')
    expect(await count(headers)).toBe(before)
    await setState(enrolment.id, 'active')
    expect(await count(headers)).toBe(before + 3)
  })

  it('has an exam that was sat once none of its attempts runs, and nothing of one of which another exam asks something', async () => {
    const { doctorId, headers } = await test.signIn()
    const before = await count(headers)
    const quiz = await test.paper({ each: 3, kind: 'quiz', closesAt: null, attempts: null })
    await test.sit(quiz, doctorId)
    expect(await count(headers)).toBe(before + 3)
    const other = await test.embargo(quiz.questions[1]!)
    expect(await count(headers), 'one question less would tell which').toBe(before)
    await test.db.update(tables.paper).set({ isActive: false }).where(eq(tables.paper.id, other.row.id))
    await test.get(`on-spot-quiz/${quiz.row.key}?attempt=2`, headers)
    expect(await count(headers)).toBe(before)
  })

  it('tells by no count what was right in an exam that is not out', async () => {
    const { doctorId, headers } = await test.signIn()
    const out = await test.paper({ each: 2 })
    const waiting = await test.paper({ each: 2, answersAt: test.ahead(days(1)) })
    await test.db.insert(tables.paperQuestion).values({
      paperId: waiting.row.id,
      position: 50,
      questionId: out.questions[0]!.id,
      versionId: out.questions[0]!.versionId,
      section: out.questions[0]!.section,
    })
    await test.sit({ ...waiting, questions: [...waiting.questions, out.questions[0]!] }, doctorId)
    expect(await count(headers, '?source=wrong')).toBe(0)
  })
})

describe('a set that runs', () => {
  const begin = async (choices = {}) => {
    const reader = await test.signIn()
    const paper = await test.paper({ each: 3, ...ofCourse() })
    const { enrolment } = await test.enrol(reader.doctorId, paper)
    await test.sit(paper, reader.doctorId)
    const set = await test.makeSet(reader.headers, { source: 'wrong', ...choices })
    const { questions } = await test.open(set.path, reader.headers)
    return { ...reader, ...set, paper, enrolment, ids: questions.map(({ id }) => id) }
  }

  it('asks without a word of what is right', async () => {
    for (const choices of [{}, { mode: 'timed', pack: 'bcs-prelim-50' }]) {
      const { path, headers, ids } = await begin(choices)
      await test.save(path, ids[0]!, test.right(ids[0]!), headers)
      const answers = [
        await test.get(base, headers),
        await test.get(path, headers),
        await test.get(`${path}/on-spot`, headers),
        await test.get(`${path}/question-answers`, headers),
        await test.get(`${path}/result`, headers),
        await test.get(`${path}/on-spot/news`, headers),
        await test.save(path, ids[1]!, test.right(ids[1]!), headers),
      ]
      for (const { body } of answers) expect(body).not.toContain(secretMark)
    }
  })

  it('shows no key of an exam of which another one asks something meanwhile, and no marks until that has closed', async () => {
    const { path, headers, ids } = await begin()
    for (const id of ids) await test.save(path, id, test.right(id), headers)
    expect((await test.show(path, ids[0]!, headers)).statusCode).toBe(200)
    const other = await test.embargo({ id: ids[0]! })
    for (const id of ids) {
      const refused = await test.show(path, id, headers)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'answers_not_released'])
      expect(refused.body).not.toContain(secretMark)
    }
    expect((await test.get(`${path}/question-answers`, headers)).json().question_answers).toEqual([])

    const { result } = (await test.finish(path, headers)).json()
    expect(result).toMatchObject({ marks_released: false, answers_released: false })
    const review = await test.get(`${path}/question-answers`, headers)
    expect(review.json().question_answers).toEqual([])
    expect((await test.get(base, headers)).json().sets[0].exam.mine.marks).toBeNull()

    await test.db.update(tables.paper).set({ isActive: false }).where(eq(tables.paper.id, other.row.id))
    expect((await test.get(`${path}/question-answers`, headers)).json().question_answers).toHaveLength(3)
    expect((await test.get(`${path}/result`, headers)).json().result).toMatchObject({ marks: 300 })
  })

  it('shows no key and no marks while the results of its exam are withheld', async () => {
    const { path, headers, ids, paper } = await begin()
    await test.save(path, ids[0]!, test.right(ids[0]!), headers)
    const hold = (heldAt: Date | null) =>
      test.db.update(tables.paper).set({ heldAt }).where(eq(tables.paper.id, paper.row.id))
    await hold(test.clock.now())
    expect((await test.show(path, ids[0]!, headers)).json().code).toBe('answers_not_released')
    expect((await test.finish(path, headers)).json().result.marks_released).toBe(false)
    expect((await test.get(`${path}/question-answers`, headers)).json().question_answers).toEqual([])
    await hold(null)
    expect((await test.get(`${path}/question-answers`, headers)).json().question_answers).toHaveLength(3)
  })

  it('is closed when the right to its exam has lapsed, and opens again with it', async () => {
    const { path, headers, ids, enrolment } = await begin()
    await test.save(path, ids[0]!, test.wrong(ids[0]!), headers)
    const setState = (state: 'active' | 'ended') =>
      test.db.update(tables.enrolment).set({ state }).where(eq(tables.enrolment.id, enrolment.id))
    await setState('ended')
    const calls = [
      () => test.get(path, headers),
      () => test.get(`${path}/on-spot`, headers),
      () => test.get(`${path}/on-spot/news`, headers),
      () => test.post(`${path}/on-spot/news`, { read: [1] }, headers),
      () => test.save(path, ids[0]!, test.right(ids[0]!), headers),
      () => test.show(path, ids[0]!, headers),
      () => test.finish(path, headers),
      () => test.get(`${path}/question-answers`, headers),
      () => test.get(`${path}/result`, headers),
    ]
    for (const call of calls) {
      const { statusCode, json, body } = await call()
      expect([statusCode, json().code]).toEqual([403, 'not_enrolled'])
      expect(body).not.toContain('প্রশ্ন')
    }
    await setState('active')
    expect((await test.show(path, ids[0]!, headers)).statusCode).toBe(200)
  })

  it('is nobody else’s', async () => {
    const { path, ids } = await begin()
    const { headers } = await test.signIn()
    const calls = [
      await test.get(path, headers),
      await test.get(`${path}/on-spot`, headers),
      await test.save(path, ids[0]!, test.right(ids[0]!), headers),
      await test.show(path, ids[0]!, headers),
      await test.get(`${path}/question-answers`, headers),
      await test.get(`${path}/result`, headers),
    ]
    for (const { statusCode } of calls) expect(statusCode).toBe(404)
  })
})

it('takes no answer once the key was shown, however many come at the same moment', async () => {
  const reader = await test.signIn()
  const paper = await test.paper({ each: 10 })
  await test.sit(paper, reader.doctorId)
  const { path } = await test.makeSet(reader.headers, { source: 'wrong' })
  const { questions } = await test.open(path, reader.headers)
  for (const { id } of questions) {
    await test.save(path, id, test.wrong(id), reader.headers)
    const [shown] = await Promise.all([
      test.show(path, id, reader.headers),
      ...[1, 2, 3].map(() => test.save(path, id, test.right(id), reader.headers)),
    ])
    const { state, selected_answer } = shown!.json().question_answer
    const now = (await test.open(path, reader.headers)) as unknown as { partial_answers: Record<string, unknown> }
    expect([state, selected_answer]).toEqual([
      now.partial_answers[id] === test.right(id) ? 'correct' : 'wrong',
      now.partial_answers[id],
    ])
  }
})

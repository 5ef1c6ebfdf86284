import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { onSpotBcsExam, saveOnSpotBcsExam } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rightAnswer, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { readMetric } from '../../../testing/read-metric.ts'
import { minutes } from '../../../testing/test-clock.ts'
import { codeOf, openSittingTest, type SittingTest } from './sitting-test.fixture.ts'

let test: SittingTest
beforeAll(async () => {
  test = await openSittingTest()
})
afterAll(() => test.close())

const begin = async (given: Parameters<SittingTest['paper']>[0] = {}) => {
  const paper = await test.paper(given)
  const doctor = await test.doctor()
  const begun = await test.sit(paper.row.key, doctor.headers)
  expect(begun.statusCode).toBe(200)
  return { ...paper, ...doctor, key: paper.row.key, begun: begun.json() }
}

describe('sitting an exam', () => {
  it('begins, saves, resumes and is handed in, in the words of the contract', async () => {
    const { row, questions } = await test.paper({ pack: 'fcps-p1-paper-old' })
    const { headers } = await test.doctor()
    const begun = await test.sit(row.key, headers)
    expect([begun.statusCode, begun.headers['cache-control']]).toEqual([200, 'no-store'])
    const body = onSpotBcsExam.response.parse(begun.json())
    expect(body).toEqual(begun.json())
    expect(body.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
    expect(body).toMatchObject({
      attempt: 1,
      server_time: test.clock.now().toISOString(),
      ends_at: new Date(test.clock.now().getTime() + minutes(100)).toISOString(),
      partial_answers: {},
      last_sequence: 0,
      bcs_exam: { key: row.key, mine: { state: 'running', attempt: 1 }, can_start: false },
    })

    const [first, last] = [questions[0]!, questions.at(-1)!]
    const savesBefore = await readMetric('prostuti_answer_save_seconds_count')
    const saved = await test.answer(row.key, headers, first, { 1: 'T' }, 7)
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      {
        answered_question_ids: [],
        partial_answered_question_ids: [first.id],
        submited_question_ids: [first.id],
        ends_at: begun.json().ends_at,
        news: 0,
        paused: false,
      },
    ])
    expect(saveOnSpotBcsExam.response.parse(saved.json())).toEqual(saved.json())
    await test.answer(row.key, headers, last, rightAnswer(last), 8)
    expect(await readMetric('prostuti_answer_save_seconds_count')).toBe(savesBefore + 2)

    test.clock.move(minutes(5))
    expect((await test.sit(row.key, headers)).json()).toMatchObject({
      attempt: 1,
      ends_at: body.ends_at,
      partial_answers: { [first.id]: { 1: 'T' }, [last.id]: rightAnswer(last) },
      answered_question_ids: [last.id],
      partial_answered_question_ids: [first.id],
      last_sequence: 8,
    })

    const finished = await test.finish(row.key, headers)
    expect(finished.statusCode).toBe(200)
    const done = onSpotBcsExam.response.parse(finished.json())
    expect(done).toEqual(finished.json())
    expect(done).toMatchObject({
      attempt: null,
      questions: [],
      bcs_exam: { mine: { state: 'finished' }, can_start: false },
      result: {
        attempt: 1,
        finished_by: 'doctor',
        finished_at: test.clock.now().toISOString(),
        answered: 2,
        questions: questions.length,
        marks_released: false,
        marks_at: new Date(row.closesAt!.getTime() + 30_000).toISOString(),
      },
    })
    expect((await test.sit(row.key, headers)).json().result).toEqual(done.result)
    expect(await test.db.$count(tables.attempt, eq(tables.attempt.paperId, row.id))).toBe(1)
  })

  it('speaks the reader’s language and is compressed for who can unpack it', async () => {
    const { key, headers, questions } = await begin({ pack: 'psc-noncadre' })
    const english = (await test.sit(key, { ...headers, cookie: 'lang=en' })).json()
    expect(english.questions[0]).toMatchObject({ text: `Question ${questions[0]!.id}`, subject: 'All subjects' })
    for (const [accepted, used] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const compressed = await test.sit(key, { ...headers, cookie: 'lang=en', 'accept-encoding': accepted })
      expect(compressed.headers['content-encoding']).toBe(used)
      const unpack = used === 'br' ? brotliDecompressSync : gunzipSync
      expect(JSON.parse(unpack(compressed.rawPayload).toString())).toEqual(english)
    }
  })

  it('shows the order that was drawn at the start, every time, with whole questions', async () => {
    const shuffled = { pack: 'psc-noncadre', shuffleQuestions: 'throughout', shuffleParts: true } as const
    const { key, headers, questions, begun } = await begin(shuffled)
    const idsOf = (body: { questions: { id: number }[] }) => body.questions.map(({ id }) => id)
    const written = questions.map(({ id }) => id)
    expect(idsOf(begun)).not.toEqual(written)
    expect(idsOf(begun).toSorted((one, other) => one - other)).toEqual(written)
    for (const { id, parts } of begun.questions) {
      expect(parts.map((part: { text: string }) => part.text).toSorted()).toEqual(
        [1, 2, 3, 4].map((part) => `প্রশ্ন ${id}, বিকল্প ${part}`),
      )
    }
    expect(begun.questions.some(({ parts }: { parts: { id: number }[] }) => parts[0]!.id !== 1)).toBe(true)
    expect((await test.sit(key, headers)).json().questions).toEqual(begun.questions)
    const other = await test.doctor()
    expect((await test.sit(key, other.headers)).json().questions).not.toEqual(begun.questions)
  })

  it('is begun once by ten tabs at the same moment', async () => {
    const { row } = await test.paper()
    const { headers } = await test.doctor()
    const begun = await Promise.all(Array.from({ length: 10 }, () => test.sit(row.key, headers)))
    expect(begun.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(new Set(begun.map((response) => JSON.stringify(response.json().questions))).size).toBe(1)
    expect(await test.db.$count(tables.attempt, eq(tables.attempt.paperId, row.id))).toBe(1)
  })

  it('goes on on a second device, and locks out neither until time is up', async () => {
    const { key, id: doctorId, headers, deviceId, questions } = await begin({ pack: 'psc-noncadre' })
    await test.answer(key, headers, questions[0]!, 2, 1)
    const second = await buildSignIn(test.db, { doctorId, now: test.clock.now() })
    const resumed = (await test.sit(key, second.headers)).json()
    expect(resumed.partial_answers).toEqual({ [questions[0]!.id]: 2 })
    const devices = await test.db.select().from(tables.device).where(eq(tables.device.doctorId, doctorId))
    const held = new Date(test.clock.now().getTime() + minutes(60) + 30_000)
    expect(devices.map((device) => device.heldUntil)).toEqual([held, held])
    await test.db.update(tables.device).set({ releasedAt: test.clock.now() }).where(eq(tables.device.id, deviceId))
    expect((await test.answer(key, headers, questions[1]!, 1, 2)).statusCode).toBe(200)
    test.clock.move(minutes(61))
    expect(codeOf(await test.sit(key, headers))).toEqual([423, 'device_not_verified'])
  })

  it('holds no device any longer than the exam', async () => {
    const { key, id: doctorId, headers } = await begin()
    await test.finish(key, headers)
    const devices = await test.db.select().from(tables.device).where(eq(tables.device.doctorId, doctorId))
    expect(devices.map(({ heldUntil }) => heldUntil)).toEqual([null])
  })
})

describe('saving an answer', () => {
  it.each([
    [
      'a question of another paper',
      { questionId: 2_000_000_000, question_type: 'sba', selected_answer: 1 },
      'questionId',
    ],
    ['another type', { question_type: 'mcq', selected_answer: 1 }, 'question_type'],
    ['a part it does not have', { question_type: 'sba', selected_answer: 9 }, 'selected_answer'],
    ['stems of a single choice', { question_type: 'sba', selected_answer: { 1: 'T' } }, 'selected_answer'],
    ['Bengali digits, which no room sends', { question_type: 'sba', selected_answer: '২' }, undefined],
    ['a sequence of nothing', { question_type: 'sba', selected_answer: 1, sequence: 0 }, undefined],
    ['no answer at all', { question_type: 'sba' }, undefined],
  ])('refuses %s', async (_, changes, field) => {
    const { key, headers, questions } = await begin({ pack: 'psc-noncadre' })
    const response = await test.post(key, headers, { questionId: questions[0]!.id, ...changes })
    expect(codeOf(response)).toEqual([422, 'validation_failed'])
    if (field) expect(Object.keys(response.json().errors)).toEqual([field])
    expect((await test.sit(key, headers)).json().partial_answers).toEqual({})
  })

  it('takes a choice back, and a stem too', async () => {
    const { key, headers, questions } = await begin({ pack: 'fcps-p1-paper-old' })
    const [mcq, sba] = [questions[0]!, questions.at(-1)!]
    await test.answer(key, headers, mcq, rightAnswer(mcq), 1)
    await test.answer(key, headers, sba, rightAnswer(sba), 2)
    await test.answer(key, headers, mcq, { 1: 'T', 2: null }, 3)
    const cleared = await test.answer(key, headers, sba, null, 4)
    expect(cleared.json()).toMatchObject({ answered_question_ids: [], partial_answered_question_ids: [mcq.id] })
    expect((await test.sit(key, headers)).json().partial_answers).toEqual({ [mcq.id]: { 1: 'T' } })
  })

  it('judges newness for each question: older is refused, the same again is acknowledged', async () => {
    const { key, headers, questions } = await begin()
    const [one, other] = [questions[0]!, questions[1]!]
    const codes = []
    for (const [question, answer, sequence] of [
      [one, 1, 10],
      [other, 1, 5],
      [one, 2, 9],
      [one, 1, 10],
      [one, 2, 10],
      [one, 3, 11],
      [one, 1, 10],
    ] as const)
      codes.push(codeOf(await test.answer(key, headers, question, answer, sequence)))
    expect(codes).toEqual([
      [200, undefined],
      [200, undefined],
      [409, 'answer_outdated'],
      [200, undefined],
      [409, 'answer_outdated'],
      [200, undefined],
      [409, 'answer_outdated'],
    ])
    expect((await test.sit(key, headers)).json()).toMatchObject({
      partial_answers: { [one.id]: 3, [other.id]: 1 },
      last_sequence: 11,
    })
  })

  it('takes the moment of arrival where no sequence is sent', async () => {
    const { key, headers, questions } = await begin()
    await test.answer(key, headers, questions[0]!, 1)
    test.clock.move(1)
    await test.answer(key, headers, questions[0]!, 2)
    expect((await test.sit(key, headers)).json()).toMatchObject({
      partial_answers: { [questions[0]!.id]: 2 },
      last_sequence: test.clock.now().getTime(),
    })
  })

  it('lets two tabs work on one attempt', async () => {
    const { key, headers, questions } = await begin({ each: 20 })
    const saves = questions.map((question, nth) => test.answer(key, headers, question, rightAnswer(question), nth + 1))
    expect((await Promise.all(saves)).map(({ statusCode }) => statusCode)).toEqual(questions.map(() => 200))
    expect((await test.sit(key, headers)).json().answered_question_ids).toHaveLength(questions.length)
  })
})

describe('saving several answers', () => {
  const bodyOf = ({ id, type }: { id: number; type: string }, selected_answer: unknown, sequence: number) => ({
    questionId: id,
    question_type: type,
    selected_answer,
    sequence,
  })

  it('takes each as if it came alone, and names those that are on disk', async () => {
    const { key, headers, questions } = await begin({ each: 20 })
    const all = questions.map((question, nth) => bodyOf(question, rightAnswer(question), nth + 5))
    const saved = await test.post(key, headers, { answers: all, attempt: 1 })
    const ids = questions.map(({ id }) => id)
    expect(saveOnSpotBcsExam.response.parse(saved.json())).toMatchObject({
      answered_question_ids: ids,
      submited_question_ids: ids,
    })
    const [first, second, third] = questions as [(typeof questions)[0], (typeof questions)[0], (typeof questions)[0]]
    const mixed = await test.post(key, headers, {
      answers: [
        bodyOf(first, null, 4),
        bodyOf(third, null, 91),
        all[3],
        { ...bodyOf(second, null, 92), questionId: 2_000_000_000 },
      ],
    })
    expect(mixed.json()).toMatchObject({
      submited_question_ids: [third.id, questions[3]!.id],
      answered_question_ids: ids.filter((id) => id !== third.id),
    })
  })

  it('is refused as a whole where none is taken, and says why of the first', async () => {
    const { key, headers, questions } = await begin()
    const [question] = questions
    await test.answer(key, headers, question!, null, 9)
    const send = (answers: object[], more: object = {}) => test.post(key, headers, { answers, ...more })
    const old = bodyOf(question!, null, 8)
    expect(codeOf(await send([old, { ...old, questionId: 2_000_000_000 }]))).toEqual([409, 'answer_outdated'])
    expect(codeOf(await send([{ ...old, questionId: 2_000_000_000 }]))).toEqual([422, 'validation_failed'])
    expect(codeOf(await send([bodyOf(question!, null, 10)], { attempt: 2 }))).toEqual([404, 'not_found'])
    expect(codeOf(await send([]))).toEqual([422, 'validation_failed'])
    expect(codeOf(await send(Array.from({ length: 61 }, () => old)))).toEqual([422, 'validation_failed'])
    expect(codeOf(await send([{ ...old, sequence: undefined }]))).toEqual([422, 'validation_failed'])
    await test.finish(key, headers)
    expect(codeOf(await send([bodyOf(question!, null, 10)]))).toEqual([409, 'exam_finished'])
  })
})

describe('flags', () => {
  it('are kept as the newest list says, and come back', async () => {
    const { key, headers, questions } = await begin()
    const ids = questions.slice(0, 3).map(({ id }) => id)
    const flag = (flagged_question_ids: number[], sequence: number) =>
      test.post(key, headers, { flagged_question_ids, sequence })
    expect((await flag([...ids, ids[0]!], 5)).json()).toMatchObject({ flagged_question_ids: ids })
    expect(codeOf(await flag([], 4))).toEqual([409, 'answer_outdated'])
    expect(codeOf(await flag([], 5))).toEqual([409, 'answer_outdated'])
    expect((await flag(ids, 5)).statusCode).toBe(200)
    expect(codeOf(await flag([2_000_000_000], 6))).toEqual([422, 'validation_failed'])
    expect((await test.sit(key, headers)).json()).toMatchObject({ flagged_question_ids: ids, last_sequence: 5 })
    expect((await flag([ids[1]!], 6)).json()).toMatchObject({ flagged_question_ids: [ids[1]] })
    await test.finish(key, headers)
    expect(codeOf(await flag([], 7))).toEqual([409, 'exam_finished'])
  })
})

describe('the end of an exam', () => {
  it('takes saves for thirty seconds after time is up, and then gives the result by itself', async () => {
    const { key, headers, questions } = await begin({ pack: 'psc-noncadre', marksEarly: true })
    const [one, other, third] = questions
    const endsAt = new Date(test.clock.now().getTime() + minutes(60)).toISOString()
    await test.answer(key, headers, one!, rightAnswer(one!), 1)
    test.clock.move(minutes(60) + 29_999)
    expect((await test.answer(key, headers, other!, wrongAnswer(other!), 2)).statusCode).toBe(200)
    expect((await test.sit(key, headers)).json().attempt).toBe(1)
    test.clock.move(1)
    expect(codeOf(await test.answer(key, headers, third!, 1, 3))).toEqual([409, 'exam_finished'])
    expect((await test.answer(key, headers, other!, wrongAnswer(other!), 2)).statusCode).toBe(200)
    expect((await test.sit(key, headers)).json()).toMatchObject({
      attempt: null,
      result: { finished_by: 'deadline', finished_at: endsAt, marks: 50, right: 1, wrong: 1, lost: 50 },
    })
  })

  it('may be asked for twice, and takes nothing afterwards', async () => {
    const { key, headers, questions } = await begin()
    await test.answer(key, headers, questions[0]!, rightAnswer(questions[0]!), 1)
    const first = (await test.finish(key, headers)).json()
    test.clock.move(minutes(1))
    const again = await test.finish(key, headers)
    expect([again.statusCode, again.json().result]).toEqual([200, first.result])
    expect(codeOf(await test.answer(key, headers, questions[1]!, 1, 2))).toEqual([409, 'exam_finished'])
    expect((await test.answer(key, headers, questions[0]!, rightAnswer(questions[0]!), 1)).statusCode).toBe(200)
  })

  it('is the deadline for a wish to finish that comes after it', async () => {
    const { key, headers, begun } = await begin()
    test.clock.move(minutes(20) + 10_000)
    expect((await test.finish(key, headers)).json().result).toMatchObject({
      finished_by: 'deadline',
      finished_at: begun.ends_at,
    })
  })

  it('counts a save that another process’s clock has put after the wish to finish', async () => {
    const { key, headers, questions, row, id: doctorId } = await begin({ marksEarly: true })
    await test.answer(key, headers, questions[0]!, rightAnswer(questions[0]!), 1)
    const own = and(eq(tables.attempt.paperId, row.id), eq(tables.attempt.doctorId, doctorId))
    const [attempt] = await test.db.select().from(tables.attempt).where(own)
    const savedAt = new Date(test.clock.now().getTime() + 700)
    await test.db.insert(tables.answerStep).values({
      attemptId: attempt!.id,
      questionId: questions[1]!.id,
      sequence: 2,
      answer: rightAnswer(questions[1]!),
      savedAt,
    })
    expect((await test.finish(key, headers)).json().result).toMatchObject({
      correct_questions: 2,
      finished_at: savedAt.toISOString(),
    })
  })
})

describe('sitting an exam again', () => {
  it('begins the next attempt when its number is named, in any digits, and only the first is ranked', async () => {
    const { key, headers, questions, row } = await begin({ attempts: 2 })
    await test.answer(key, headers, questions[0]!, 1, 1)
    expect(codeOf(await test.sit(key, headers, '?attempt=2'))).toEqual([404, 'not_found'])
    await test.finish(key, headers)
    expect((await test.sit(key, headers)).json()).toMatchObject({
      attempt: null,
      bcs_exam: { can_start: true, next_attempt: 2 },
    })
    expect(codeOf(await test.sit(key, headers, '?attempt=3'))).toEqual([404, 'not_found'])
    const second = (await test.sit(key, headers, `?attempt=${encodeURIComponent('২')}`)).json()
    expect(second).toMatchObject({ attempt: 2, partial_answers: {}, last_sequence: 0 })
    expect((await test.answer(key, headers, questions[0]!, 2, 1)).statusCode).toBe(200)
    expect((await test.sit(key, headers, '?attempt=2')).json().partial_answers).toEqual({ [questions[0]!.id]: 2 })
    expect((await test.sit(key, headers)).json().attempt).toBe(2)
    expect((await test.sit(key, headers, '?attempt=1')).json()).toMatchObject({ attempt: null, result: { attempt: 1 } })
    await test.finish(key, headers)
    expect(codeOf(await test.sit(key, headers, '?attempt=3'))).toEqual([409, 'exam_finished'])
    const attempts = await test.db.select().from(tables.attempt).where(eq(tables.attempt.paperId, row.id))
    expect(attempts.map(({ ranked }) => ranked)).toEqual([true, false])
  })

  it('takes nothing from a room that was left open on an earlier attempt', async () => {
    const { key, headers, questions } = await begin({ attempts: 2 })
    await test.finish(key, headers)
    await test.sit(key, headers, '?attempt=2')
    const { id, type } = questions[0]!
    const answer = { questionId: id, question_type: type, selected_answer: 1, sequence: 1 }
    expect(codeOf(await test.post(key, headers, { ...answer, attempt: 1 }))).toEqual([409, 'exam_finished'])
    const flags = { flagged_question_ids: [id], sequence: 1 }
    expect(codeOf(await test.post(key, headers, { ...flags, attempt: 1 }))).toEqual([409, 'exam_finished'])
    expect((await test.post(key, headers, { bcs_exam_finished: true, attempt: 1 })).json()).toMatchObject({
      result: { attempt: 1 },
    })
    expect((await test.sit(key, headers)).json()).toMatchObject({
      attempt: 2,
      partial_answers: {},
      flagged_question_ids: [],
    })
    expect((await test.post(key, headers, { ...answer, attempt: 2 })).statusCode).toBe(200)
  })

  it.each(['0', '-1', 'one', '1001'])('refuses attempt=%s', async (number) => {
    const { key, headers } = await begin()
    expect(codeOf(await test.sit(key, headers, `?attempt=${number}`))).toEqual([422, 'validation_failed'])
  })
})

import * as contract from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { type BuiltQuestion, rightAnswer, secretMark, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { hours } from '../../../testing/test-clock.ts'
import { type Answer, openSittingTest, type SittingTest } from './sitting-test.fixture.ts'

/**
 * A stream carries names of what has changed, and nothing of exams. The copy of one's data is a ZIP with one's own answers in it;
 * `data-copy.test.ts` reads in it that no marks are there.
 */
const unlike = ['live', 'dataCopy']

/** Every other call of the contract that only reads. */
const reads = Object.entries(contract).flatMap(([name, value]) =>
  isCall(value) && value.method === 'GET' && !unlike.includes(name) ? [[name, value] as const] : [],
)

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

/** Those that have something to say of an exam that was handed in; the answers are refused, but must be refused alike. */
const aboutExams = [
  ...['bcsExams', 'bcsExam', 'onSpotBcsExam', 'bcsExamResult'],
  ...['quizzes', 'quiz', 'onSpotQuiz', 'quizResult'],
  ...['courseExam', 'onSpotCourseExam', 'courseExamResult', 'courseExams', 'courseExamInfo', 'courseTimetable'],
  ...['pendingExams', 'adminExams', 'dashboard', 'doctorCourse', 'doctorCourses'],
]

let test: SittingTest
let world: Awaited<ReturnType<typeof buildWorld>>
beforeAll(async () => {
  test = await openSittingTest()
  world = await buildWorld()
})
afterAll(() => test.close())

/** Two doctors of one batch who hand in the same three open papers, the one with every answer right, the other with none. */
async function buildWorld() {
  // Far from all other ids, so that leaving them out of what is compared leaves out nothing else.
  await test.db.execute('alter table enrolment alter column id restart with 900001')
  const batch = await buildBatch(test.db, await buildCourse(test.db))
  const schedule = await buildSchedule(test.db, batch.id)
  // Two attempts: what the first came to would help in the second, and in everybody's first.
  const given = { pack: 'fcps-p1-paper-old', each: 2, attempts: 2 }
  const papers = {
    bcs_exam: await test.paper({ ...given, kind: 'bcs_exam', batchIds: [batch.id] }),
    quiz: await test.paper({ ...given, kind: 'quiz', answersAt: test.clock.now() }),
    exam: await test.paper({ ...given, kind: 'schedule_exam', access: 'enrolled' }),
  }
  const event = await buildScheduleEvent(test.db, schedule.id, {
    kind: 'exam',
    startsAt: test.clock.now(),
    paperId: papers.exam.row.id,
  })
  const sitAll = async (answerOf: (question: BuiltQuestion) => unknown) => {
    const { id: doctorId, headers } = await test.doctor()
    const seat = { doctorId, batchId: batch.id, scheduleId: schedule.id }
    const [enrolment] = await test.db.insert(tables.enrolment).values(seat).returning()
    const rooms = {
      bcs_exam: `/api/v3/web/on-spot-bcs-exam/${papers.bcs_exam.row.key}`,
      quiz: `/api/v3/web/on-spot-quiz/${papers.quiz.row.key}`,
      exam: `/api/v3/web/doctor/courses/${enrolment!.id}/events/${event.id}/exam/on-spot`,
    }
    const finishes: Answer[] = []
    for (const family of ['bcs_exam', 'quiz', 'exam'] as const) {
      await test.sit(rooms[family], headers)
      for (const [index, question] of papers[family].questions.entries())
        await test.answer(rooms[family], headers, question, answerOf(question), index + 1)
      finishes.push(await test.post(rooms[family], headers, { [`${family}_finished`]: true }))
    }
    return { headers, enrolmentId: enrolment!.id, finishes }
  }
  return { papers, event, right: await sitAll(rightAnswer), wrong: await sitAll(wrongAnswer) }
}

type Doctor = (typeof world)['right']

function addressOf({ path }: contract.Call, { enrolmentId }: Doctor): string {
  const { bcs_exam, quiz } = world.papers
  const values: Record<string, string | number> = {
    key: path.includes('quiz') ? quiz.row.key : bcs_exam.row.key,
    id: path.includes('/courses/') ? enrolmentId : 1,
    eventId: world.event.id,
  }
  return path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1))
}

/** What was answered, with the one number that is another for each doctor left out. */
function shapeOf(response: Answer, { enrolmentId }: Doctor) {
  const isOwn = (name: string, value: unknown) => value === enrolmentId && ['id', 'course_id'].includes(name)
  const isJson = String(response.headers['content-type']).includes('json') && response.payload !== ''
  const body = isJson
    ? JSON.parse(response.payload, (name, value) => (isOwn(name, value) ? 'own' : value))
    : response.payload
  return { status: response.statusCode, body }
}

const readAs = async (call: contract.Call, doctor: Doctor) =>
  shapeOf(await test.sit(addressOf(call, doctor), doctor.headers), doctor)

/** The one came before the other. */
const withoutCount = (shape: object) => JSON.stringify(shape).replace(/"participants":\d+/, '"participants":"some"')

/** Own names and numbers stand in these, and nothing of an exam. */
const ownThings = ['myProfile', 'appData', 'listSignIns', 'listDevices', 'courseSheets']

describe('while ranked papers are open, whoever has handed in', () => {
  it('is told the same by the finish, all right or all wrong', () => {
    for (const [nth, response] of world.right.finishes.entries()) {
      expect(response.statusCode, response.payload).toBe(200)
      const wrong = world.wrong.finishes[nth]!
      expect(withoutCount(shapeOf(response, world.right))).toEqual(withoutCount(shapeOf(wrong, world.wrong)))
      expect(response.payload).not.toContain(secretMark)
    }
  })

  it.each(reads.filter(([name]) => !ownThings.includes(name)))('is told the same by %s', async (name, call) => {
    const right = await readAs(call, world.right)
    expect(right).toEqual(await readAs(call, world.wrong))
    expect(JSON.stringify(right)).not.toContain(secretMark)
    expect(right.status).toBeLessThan(500)
    if (aboutExams.includes(name)) expect(right.status).toBe(200)
  })

  it.each(ownThings)('finds nothing of exams in %s', async (name) => {
    const [, call] = reads.find(([each]) => each === name)!
    const { body } = await readAs(call, world.right)
    expect(JSON.stringify(body)).not.toMatch(/"(marks|exams?|results?|outcome)"/)
  })

  it('is told what it came to once nobody can sit them any more', async () => {
    test.clock.move(hours(24) + 29_999)
    for (const name of ['bcsExamResult', 'dashboard']) {
      const [, call] = reads.find(([each]) => each === name)!
      expect(await readAs(call, world.right), name).toEqual(await readAs(call, world.wrong))
    }
    test.clock.move(1)
    const differ: string[] = []
    for (const [name, call] of reads.filter(([each]) => aboutExams.includes(each)))
      if (JSON.stringify(await readAs(call, world.right)) !== JSON.stringify(await readAs(call, world.wrong)))
        differ.push(name)
    // Their own courses are listed without their exams.
    expect(aboutExams.filter((name) => !differ.includes(name))).toEqual([
      'pendingExams',
      'doctorCourse',
      'doctorCourses',
    ])
  })
})

import { bcsExamInsight, courseExamInsight, quizInsight } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCorrection, buildPaper, rightAnswer, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { type ExamApp, openExamApp } from '../../testing/exam-world/open-exam-app.ts'
import { days, hours, minutes } from '../../testing/test-clock.ts'
import { publishRanks, regradePapers } from '../exam/index.ts'
import { workOutCohorts, workOutInsights } from './index.ts'

let test: ExamApp
let db: ExamApp['db']

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
})
afterAll(() => test.close())

type Fields = Parameters<typeof buildPaper>[1]
const sat = () => ({ startedAt: test.ago(minutes(50)), finishedAt: test.ago(minutes(20)) })
const closed = (more: Fields = {}): Fields => ({
  ...{ kind: 'bcs_exam', opensAt: test.ago(hours(1)), closesAt: test.ago(minutes(10)), pack: 'fcps-p1-paper-old' },
  ...more,
})
const workOut = async () => {
  await publishRanks(db, test.clock.now())
  await workOutInsights(db, test.clock.now(), { rest: 0 })
  await workOutCohorts(db, test.clock.now())
}

/** A doctor who got every third question wrong and the others right. */
async function satBy(paper: Awaited<ReturnType<typeof buildPaper>>) {
  const doctor = await test.signIn()
  const answers = paper.questions.map((each, nth) => (nth % 3 === 2 ? wrongAnswer(each) : rightAnswer(each)))
  const attempt = await buildSatAttempt(db, { paper, doctorId: doctor.doctorId, answers, ...sat() })
  return { ...doctor, attempt, path: `doctor/bcs-exams/${paper.row.key}/insight` }
}

describe('how an exam went', () => {
  it('is told once it is released and worked out, with everything the contract names', async () => {
    const paper = await buildPaper(db, closed())
    const { headers, path } = await satBy(paper)
    expect((await test.get(path, headers)).json()).toEqual({ state: 'working' })
    await workOut()
    const response = await test.get(path, headers)
    expect(response.headers['cache-control']).toBe('no-store')
    const answer = bcsExamInsight.response.parse(response.json())
    expect(response.json(), 'nothing that the contract does not name').toEqual(answer)
    if (answer.state !== 'ready') throw new Error(answer.state)
    const { insight } = answer
    expect(insight).toMatchObject({
      attempt: 1,
      questions: 50,
      // All answers came in one moment: nobody knows how long they took.
      speed: { figures: null, silent: 'few_answers' },
      others: { figures: null, silent: 'few_others' },
      changes: { figures: null, silent: 'few_answers' },
      guesses: [{ group: 'flagged' }, { group: 'changed' }, { group: 'last_minute' }],
    })
    expect(insight.pace.figures?.answered.at(-1)).toBe(50)
    // Stems are right where their question is: 17 of 25 questions of five stems.
    expect(insight.stems?.true.figures?.right).toBeGreaterThan(20)
    expect(insight.subjects.map(({ own }) => own.figures !== null)).toEqual([true, true])
    expect(insight.topics.figures).toHaveLength(2)
    expect(insight.topics.figures?.[0]).toMatchObject({ lecture: null, page: null, questions: 8, topic_id: null })
  })

  it('lets nothing but a moment out before marks and answers are both released', async () => {
    const answersAt = test.ahead(hours(5))
    for (const [fields, at] of [
      [{ closesAt: test.ahead(hours(2)) }, test.ahead(hours(2) + 30_000)],
      [{ answersAt }, answersAt],
      [{ heldAt: test.ago(minutes(1)) }, null],
      [{ marksEarly: true, closesAt: test.ahead(hours(3)) }, test.ahead(hours(3) + 30_000)],
    ] as const) {
      const { headers, path } = await satBy(await buildPaper(db, closed(fields)))
      await workOut()
      expect((await test.get(path, headers)).json()).toEqual({ state: 'waiting', at: at?.toISOString() ?? null })
    }
  })

  it('waits while another ranked paper still asks one of the questions', async () => {
    const paper = await buildPaper(db, closed({ each: 2 }))
    const running = await buildPaper(db, closed({ each: 1, closesAt: test.ahead(hours(4)) }))
    const { id: questionId, versionId, section } = paper.questions[0]!
    await db
      .insert(tables.paperQuestion)
      .values({ paperId: running.row.id, position: 50, questionId, versionId, section })
    const { headers, path } = await satBy(paper)
    await workOut()
    const at = test.ahead(hours(4) + 30_000).toISOString()
    expect((await test.get(path, headers)).json()).toEqual({ state: 'waiting', at })
  })

  it('says nothing by keys that were corrected since, nor how others did by them', async () => {
    const paper = await buildPaper(db, closed({ each: 2 }))
    const { headers, path } = await satBy(paper)
    await workOut()
    const pace = { low: 1, middle: 2, high: 2 }
    const many = { sittings: 40, pace: [pace, pace], subjects: [] }
    await db.update(tables.paperCohort).set(many).where(eq(tables.paperCohort.paperId, paper.row.id))
    const read = async () => (await test.get(path, headers)).json()
    expect((await read()).insight.others.figures).toHaveLength(2)
    const question = paper.questions.find(({ type }) => type === 'sba')!
    await buildCorrection(db, question, { type: 'sba', options: [wrongAnswer(question) as number] })
    await regradePapers(db, test.clock.now())
    expect(await read()).toEqual({ state: 'working' })
    await workOutInsights(db, test.clock.now(), { rest: 0 })
    expect(await read()).toMatchObject({ state: 'ready', insight: { others: { figures: null, silent: 'not_yet' } } })
  })

  it('says how hard a question was, and what is learnt first, once enough others sat it', async () => {
    const paper = await buildPaper(db, closed())
    const { headers, path } = await satBy(paper)
    await workOut()
    const topics = async (): Promise<number[] | undefined> =>
      (await test.get(path, headers))
        .json()
        .insight.topics.figures?.map((topic: { subject_id: number }) => topic.subject_id)
    const before = (await topics())!
    // Nobody knew what was missed of the first subject; everybody knew the rest.
    const rows = await db.select({ id: tables.question.id, subjectId: tables.question.subjectId }).from(tables.question)
    const subjectOf = new Map(rows.map(({ id, subjectId }) => [id, subjectId]))
    const items = paper.questions.map(({ id }) => ({
      questionId: id,
      byRight: { facility: subjectOf.get(id) === before[0] ? 0.01 : 0.99 },
    }))
    const analysis = {
      ...{ paperId: paper.row.id, attempts: 'first', keysRevision: paper.row.keysRevision, sittings: 1 },
      ...{ reliability: {}, analysedAt: test.clock.now() },
    }
    const isPaper = eq(tables.paperCohort.paperId, paper.row.id)
    const sitBy = (sittings: number) => db.update(tables.paperCohort).set({ sittings }).where(isPaper)
    await sitBy(30)
    expect(await topics(), 'enough sat it, and how hard it was is not known yet').toBeUndefined()
    await db.insert(tables.paperAnalysis).values({ ...analysis, items } as never)
    expect(await topics()).toEqual(before.toReversed())
    await sitBy(29)
    expect(await topics(), 'few sittings say nothing').toEqual(before)
  })

  it('tells others not worked out yet from few others, and names no topic before it knows how many they were', async () => {
    const { headers, path } = await satBy(await buildPaper(db, closed()))
    await publishRanks(db, test.clock.now())
    await workOutInsights(db, test.clock.now(), { rest: 0 })
    const read = async () => (await test.get(path, headers)).json().insight
    const [notYet, few] = ['not_yet', 'few_others'].map((silent) => ({ figures: null, silent }))
    expect(await read()).toMatchObject({
      others: notYet,
      topics: notYet,
      subjects: [{ others: notYet }, { others: notYet }],
    })
    await workOutCohorts(db, test.clock.now())
    expect(await read()).toMatchObject({
      others: few,
      topics: { silent: null },
      subjects: [{ others: few }, { others: few }],
    })
  })

  it('has nobody to compare with where no ranks are drawn, and names the topics all the same', async () => {
    const { headers, path } = await satBy(await buildPaper(db, closed({ marksEarly: true })))
    await workOut()
    const none = { figures: null, silent: 'no_ranks' }
    const { insight } = (await test.get(path, headers)).json()
    expect(insight).toMatchObject({ others: none, subjects: [{ others: none }, { others: none }] })
    expect(insight.topics.figures).toHaveLength(2)
  })

  it('says nothing of a void attempt', async () => {
    const { headers, path, attempt } = await satBy(await buildPaper(db, closed({ each: 2 })))
    await workOut()
    await db.update(tables.attempt).set({ voidedAt: test.clock.now() }).where(eq(tables.attempt.id, attempt.id))
    expect((await test.get(path, headers)).json()).toEqual({ state: 'waiting', at: null })
  })

  it('is each family’s own, and nobody else’s', async () => {
    const quiz = await buildPaper(db, closed({ kind: 'quiz', each: 2 }))
    const course = await buildPaper(db, closed({ kind: 'schedule_exam', each: 2 }))
    const [one, other] = [await satBy(quiz), await test.signIn()]
    const enrolled = await satBy(course)
    const { path } = await test.enrol(enrolled.doctorId, course)
    await workOut()
    const ofQuiz = `doctor/quizzes/${quiz.row.key}/insight`
    expect(quizInsight.response.parse((await test.get(ofQuiz, one.headers)).json()).state).toBe('ready')
    expect((await test.get(one.path, one.headers)).statusCode, 'under the name of another family').toBe(404)
    expect(courseExamInsight.response.parse((await test.get(`${path}/insight`, enrolled.headers)).json()).state).toBe(
      'ready',
    )
    expect((await test.get(ofQuiz, other.headers)).statusCode).toBe(404)
    expect((await test.get(`${path}/insight`, other.headers)).statusCode).toBe(404)
    expect((await test.get(ofQuiz)).statusCode).toBe(401)
    expect((await test.get(`${ofQuiz}?attempt=2`, one.headers)).statusCode).toBe(404)
    expect((await test.get(`${ofQuiz}?attempt=many`, one.headers)).statusCode).toBe(422)
    expect((await test.get('doctor/quizzes/nothing-here/insight', one.headers)).statusCode).toBe(404)
  })

  it('names the newest lecture of one’s own course about a subject, and the page to read', async () => {
    const paper = await buildPaper(db, closed({ each: 30 }))
    const { headers, path, doctorId } = await satBy(paper)
    const { enrolment, event } = await test.enrol(doctorId, paper)
    const [about] = await db
      .select({ name: tables.subject.name, subjectId: tables.subject.id })
      .from(tables.question)
      .innerJoin(tables.subject, eq(tables.subject.id, tables.question.subjectId))
      .where(eq(tables.question.id, paper.questions[2]!.id))
    const [video] = await db
      .insert(tables.video)
      .values({ title: { bn: 'রেকর্ড' }, source: 'embed', embedLink: 'https://example.org/v', durationSeconds: 60 })
      .returning()
    const lecture = {
      kind: 'lecture' as const,
      ...{ scheduleId: event.scheduleId, subject: about!.name, videoId: video!.id },
      ...{ startsAt: test.ago(days(3)), endsAt: test.ago(days(3) - hours(1)) },
    }
    const [told] = await db
      .insert(tables.scheduleEvent)
      .values([
        { ...lecture, title: { bn: 'লেকচার' } },
        { ...lecture, title: { bn: 'পরে আসবে' }, startsAt: test.ahead(days(1)), endsAt: test.ahead(days(2)) },
        {
          ...lecture,
          title: { bn: 'বাতিল' },
          isCancelled: true,
          startsAt: test.ago(days(2)),
          endsAt: test.ago(days(1)),
        },
      ])
      .returning()
    await workOut()
    const { insight } = (await test.get(path, headers)).json()
    const topic = insight.topics.figures.find(
      ({ subject_id }: { subject_id: number }) => subject_id === about!.subjectId,
    )
    expect(topic.lecture).toEqual({
      title: 'লেকচার',
      to: `/my/courses/${enrolment.id}/events/${event.scheduleId}/schedule/${told!.id}/lecture`,
    })
  })
})

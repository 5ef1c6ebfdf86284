import { tables } from '@prostuti/db'
import { type AnswerKey, questionWorth, rulePacks } from '@prostuti/exam-rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltQuestion, buildCorrection, rightAnswer, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { minutes } from '../../../testing/test-clock.ts'
import { regradePapers } from '../marking/regrade-papers.ts'
import { openSittingTest, type SittingTest } from './sitting-test.fixture.ts'

let test: SittingTest
beforeAll(async () => {
  test = await openSittingTest()
})
afterAll(() => test.close())

/** After the correction, what was wholly wrong is wholly right. */
const turned = ({ key, partIds }: BuiltQuestion): AnswerKey => {
  const wrong = wrongAnswer({ key, partIds })
  return typeof wrong === 'number' || wrong === null
    ? { type: 'sba', options: [wrong ?? 1] }
    : { type: 'mcq', stems: Object.fromEntries(Object.entries(wrong).map(([id, said]) => [id, said ?? 'T'])) }
}

describe.each(rulePacks.map((pack) => [pack.key, pack] as const))('a sitting by the rules of %s', (packKey, pack) => {
  it('begins, answers, changes, loses the network, resumes, hands in, and is marked again after a correction', async () => {
    const { row, questions } = await test.paper({
      pack: packKey,
      shuffleQuestions: 'within_sections',
      shuffleParts: true,
      marksEarly: true,
    })
    const { headers } = await test.doctor()
    const begun = (await test.sit(row.key, headers)).json()
    expect(begun.questions).toHaveLength(questions.length)

    // Every question once: a third right, a third wrong, the rest wrong at first and right after a second thought.
    let sequence = 0
    const say = (question: BuiltQuestion, answer: unknown) =>
      test.answer(row.key, headers, question, answer, ++sequence)
    for (const [index, question] of questions.entries()) {
      const answer = index % 3 === 0 ? rightAnswer(question) : wrongAnswer(question)
      expect((await say(question, answer)).statusCode).toBe(200)
    }
    const changed = questions.filter((_, index) => index % 3 === 2)
    for (const question of changed.slice(1)) await say(question, rightAnswer(question))

    // The network goes while the last of them is on its way: the room comes back, sees that it is missing, sends it again.
    test.clock.move(minutes(3))
    const lost = changed[0]!
    const resumed = (await test.sit(row.key, headers)).json()
    expect(resumed).toMatchObject({ attempt: 1, ends_at: begun.ends_at, last_sequence: sequence })
    expect(resumed.partial_answers[lost.id]).toEqual(wrongAnswer(lost))
    expect(resumed.answered_question_ids).toHaveLength(questions.length)
    sequence = resumed.last_sequence
    await say(lost, rightAnswer(lost))

    const wrong = questions.filter((_, index) => index % 3 === 1)
    const rules = new Map(pack.sections.map((section) => [section.key, section.rule]))
    const marksOf = (question: BuiltQuestion, isRight: boolean) => {
      const rule = rules.get(question.section)!
      const units = rule.unit === 'stem' ? question.partIds.length : 1
      return isRight ? questionWorth(question.type, question.partIds.length, rule) : -units * rule.wrong
    }
    const total = (mistaken: BuiltQuestion[]) =>
      questions.reduce((sum, question) => sum + marksOf(question, !mistaken.includes(question)), 0)
    const { result } = (await test.finish(row.key, headers)).json()
    expect(result).toMatchObject({
      marks: total(wrong),
      correct_questions: questions.length - wrong.length,
      wrong_questions: wrong.length,
      blank_questions: 0,
      regraded_at: null,
    })

    const corrected = wrong[0]!
    await buildCorrection(test.db, corrected, turned(corrected))
    await regradePapers(test.db, test.clock.now(), new AbortController().signal)
    const [again] = await test.db
      .select({ result: tables.attemptResult })
      .from(tables.attemptResult)
      .where(eq(tables.attemptResult.paperId, row.id))
    expect(again?.result).toMatchObject({
      marks: total(wrong.slice(1)),
      wrongQuestions: wrong.length - 1,
      keysRevision: 2,
      regradedAt: test.clock.now(),
      finishedAt: new Date(result.finished_at),
    })
  })
})

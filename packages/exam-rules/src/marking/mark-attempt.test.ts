import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerStep } from '../attempts/answer-step.ts'
import type { Answer, AnswerKey } from '../questions/question-types.ts'
import { bcsPrelim50 } from '../rule-packs/bcs.ts'
import { packTotal } from '../rule-packs/full-marks.ts'
import { rulePacks } from '../rule-packs/rule-packs.ts'
import { arbitrarySitting } from '../testing/arbitrary-answers.ts'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import { buildPaper, rightAnswer, wrongAnswer } from '../testing/build-paper.ts'
import { analyseSubjects } from './analyse-subjects.ts'
import { type MarkablePaper, markAttempt } from './mark-attempt.ts'
import { summariseResult } from './summarise-result.ts'

const stepsOf = (answers: Iterable<[number, Answer]>): AnswerStep[] =>
  [...answers].map(([questionId, answer], index) => ({ sequence: index + 1, questionId, answer, at: at('10:30') }))

const mark = (paper: MarkablePaper, answers: Iterable<[number, Answer]>) =>
  markAttempt(paper, buildAttempt(), stepsOf(answers))

const answerAll = (paper: MarkablePaper, answer: (key: AnswerKey) => Answer) =>
  [...paper.keys].map(([id, key]): [number, Answer] => [id, answer(key)])

describe.each(rulePacks)('a paper of $key', (pack) => {
  const paper = buildPaper(pack)
  const total = packTotal(pack) ?? 2000

  it('gives the total for everything right', () => {
    expect(summariseResult(pack, mark(paper, answerAll(paper, rightAnswer)))).toMatchObject({
      marks: total,
      outOf: total,
      lost: 0,
      wrong: 0,
      blank: 0,
    })
  })

  it('gives nothing for a blank paper', () => {
    expect(summariseResult(pack, mark(paper, []))).toMatchObject({
      marks: 0,
      outOf: total,
      lost: 0,
      right: 0,
      wrong: 0,
    })
  })

  it('takes exactly its penalties for everything wrong', () => {
    const result = summariseResult(pack, mark(paper, answerAll(paper, wrongAnswer)))
    const penalties = paper.questions.reduce((sum, question) => {
      const { rule } = pack.sections.find((section) => section.key === question.section)!
      return sum + rule.wrong * (rule.unit === 'stem' ? question.parts.length : 1)
    }, 0)
    expect(result).toMatchObject({ marks: 0 - penalties, lost: penalties, right: 0, blank: 0 })
  })
})

it('keeps every mark whole, inside its bounds, and adding up, whatever is answered', () => {
  fc.assert(
    fc.property(arbitrarySitting, ({ paper, answers }) => {
      const marked = mark(paper, answers)
      const result = summariseResult(paper.rules, marked)
      for (const each of [...marked, result]) {
        for (const value of Object.values(each))
          if (typeof value === 'number') expect(Number.isInteger(value)).toBe(true)
        expect(each.marks).toBeLessThanOrEqual(each.outOf)
        expect(each.marks).toBeGreaterThanOrEqual(-each.lost)
      }
      expect(result.questions).toBe(paper.questions.length)
      expect(Object.values(result.states).reduce((sum, count) => sum + count)).toBe(result.questions)
      const subjects = analyseSubjects(marked)
      expect(subjects.reduce((sum, subject) => sum + subject.marks, 0)).toBe(result.marks)
      expect(subjects.reduce((sum, subject) => sum + subject.lost, 0)).toBe(result.lost)
    }),
    { numRuns: 60 },
  )
})

it('does not mind the order in which questions, options and stems stand', () => {
  fc.assert(
    fc.property(arbitrarySitting, ({ paper, answers }) => {
      const turned = [...paper.questions]
        .reverse()
        .map((question) => ({ ...question, parts: [...question.parts].reverse() }))
      const byId = Map.groupBy(mark({ ...paper, questions: turned }, answers), (each) => each.questionId)
      expect(mark(paper, answers)).toEqual(paper.questions.map(({ id }) => byId.get(id)![0]))
    }),
    { numRuns: 30 },
  )
})

it('refuses a paper with a missing key or a section without a rule', () => {
  const paper = buildPaper(bcsPrelim50)
  const keys = new Map([...paper.keys].filter(([id]) => id !== 17))
  expect(() => mark({ ...paper, keys }, [])).toThrow('Question 17 has no key')
  const lost = paper.questions.map((question) => ({ ...question, section: 'viva' }))
  expect(() => mark({ ...paper, questions: lost }, [])).toThrow('section viva')
})

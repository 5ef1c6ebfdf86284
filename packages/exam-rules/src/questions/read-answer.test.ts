import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryAnswer } from '../testing/arbitrary-answers.ts'
import type { PaperQuestion } from './question.ts'
import { isQuestionTypeName } from './question-types.ts'
import { readAnswer, writeAnswer } from './read-answer.ts'

const parts = [1, 2, 3, 4, 5].map((id) => ({ id }))
const questions: PaperQuestion[] = [
  { id: 1, type: 'sba', section: 'sba', subject: 'anatomy', parts },
  { id: 2, type: 'mcq', section: 'mtf', subject: 'anatomy', parts },
]

it('answers or refuses whatever a browser sends, and never throws', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('1', '5', '6'), fc.constantFrom('T', 'F', null, 0)),
  )
  fc.assert(
    fc.property(fc.constantFrom(...questions), anything, (question, wire) => {
      const reading = readAnswer(question, wire)
      if (reading.ok) expect(reading.answer.type).toBe(question.type)
      else expect(['not_an_answer', 'unknown_part']).toContain(reading.reason)
    }),
  )
})

it('brings every answer back from the wire as it was', () => {
  const sent = fc
    .constantFrom(...questions)
    .chain((question) => fc.tuple(fc.constant(question), arbitraryAnswer(question)))
  fc.assert(
    fc.property(sent, ([question, answer]) => {
      const wire: unknown = JSON.parse(JSON.stringify(writeAnswer(answer)))
      expect(readAnswer(question, wire)).toEqual({ ok: true, answer })
    }),
  )
})

it('knows the names of question types and nothing that only looks like one', () => {
  expect(['sba', 'mcq', 'SBA', 'toString', '__proto__', undefined, 1].map(isQuestionTypeName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

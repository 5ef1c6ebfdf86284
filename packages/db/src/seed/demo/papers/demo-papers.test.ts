import { describe, expect, it } from 'vitest'
import { demoPapers } from './index.ts'
import type { DemoQuestion } from './question-shape.ts'

const choicesOf = (question: DemoQuestion) =>
  question.type === 'sba' ? question.options : question.stems.map(([text]) => text)

const numbered = demoPapers.flatMap(({ slug, questions }) =>
  questions.map((question, place) => ({ name: `${slug} ${place + 1}`, question })),
)

it('are of the length their exams have', () => {
  expect(demoPapers.map(({ slug, questions }) => [slug, questions.length])).toEqual([
    ['bcs-50-model-test', 200],
    ['fcps-part-1-paper', 50],
    ['quiz-ecg', 20],
    ['quiz-renal', 20],
    ['quiz-constitution', 20],
  ])
})

it('divide the model test as the 50th BCS does', () => {
  const counts = Map.groupBy(demoPapers[0]?.questions ?? [], ({ subject }) => subject)
  expect(Object.fromEntries([...counts].map(([subject, questions]) => [subject, questions.length]))).toEqual({
    bangla: 30,
    english: 30,
    'bd-affairs': 25,
    'intl-affairs': 25,
    geography: 10,
    science: 15,
    ict: 15,
    math: 20,
    mental: 15,
    ethics: 15,
  })
})

describe('each question', () => {
  it('has a right answer among choices that differ', () => {
    for (const { name, question } of numbered) {
      const choices = choicesOf(question)
      expect(new Set(choices.map((choice) => choice.toLowerCase())).size, name).toBe(choices.length)
      expect(choices.length, name).toBeGreaterThanOrEqual(4)
      if (question.type === 'sba') expect(choices[question.answer], name).toBeDefined()
    }
  })

  it('is asked once, explained, and written in the one encoding', () => {
    expect(new Set(numbered.map(({ question }) => question.text)).size).toBe(numbered.length)
    for (const { name, question } of numbered) {
      expect(question.explanation.length, name).toBeGreaterThan(30)
      for (const text of [question.text, question.explanation, ...choicesOf(question)]) {
        expect(text, name).toBe(text.normalize('NFC').trim())
        expect(text, name).not.toBe('')
      }
    }
  })
})

it('put the right answer at every place about equally often', () => {
  for (const { slug, questions } of demoPapers) {
    const places = questions.flatMap((question) => (question.type === 'sba' ? [question.answer] : []))
    const perPlace = [...Map.groupBy(places, (place) => place).values()].map(({ length }) => length)
    expect(Math.max(...perPlace) - Math.min(...perPlace), slug).toBeLessThanOrEqual(places.length / 10)
  }
})

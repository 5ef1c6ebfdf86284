import { expect, it } from 'vitest'
import { perQuestion, perStem } from '../rule-packs/mark-rules.ts'
import { analyseSubjects } from './analyse-subjects.ts'
import { markUnits } from './mark-units.ts'

it('tells for each subject what was asked, known, guessed and lost, in the order of the paper', () => {
  const choice = perQuestion(100, 25)
  const stems = perStem(20, 5)
  const marked = [
    { subject: 'physiology', ...markUnits({ right: 3, wrong: 2, blank: 0 }, stems) },
    { subject: 'anatomy', ...markUnits({ right: 0, wrong: 1, blank: 0 }, choice) },
    { subject: 'physiology', ...markUnits({ right: 1, wrong: 0, blank: 0 }, choice) },
    { subject: 'anatomy', ...markUnits({ right: 0, wrong: 0, blank: 1 }, choice) },
  ].map((mark, index) => ({ questionId: index + 1, section: 's', ...mark }))
  expect(analyseSubjects(marked)).toEqual([
    {
      subject: 'physiology',
      questions: 2,
      states: { correct: 1, wrong: 0, partial: 1, blank: 0 },
      right: 4,
      wrong: 2,
      blank: 0,
      marks: 150,
      outOf: 200,
      lost: 10,
    },
    {
      subject: 'anatomy',
      questions: 2,
      states: { correct: 0, wrong: 1, partial: 0, blank: 1 },
      right: 0,
      wrong: 1,
      blank: 1,
      marks: -25,
      outOf: 200,
      lost: 25,
    },
  ])
})

import { describe, expect, expectTypeOf, it } from 'vitest'
import { presentQuestion } from './present-question.ts'
import type { Question, QuestionForExaminee } from './question.ts'

const question = {
  id: 7,
  type: 'sba',
  section: 'medical',
  subject: 'pharmacology',
  text: 'Which drug?',
  parts: [1, 2, 3, 4].map((id) => ({ id, text: `Drug ${id}`, isRight: id === 3 })),
  key: { type: 'sba', options: [3] },
  explanation: 'See chapter 4',
  note: 'from the 2019 paper',
} satisfies Question & { note: string }

describe('presentQuestion', () => {
  it('lets out what is listed and nothing that was added', () => {
    expect(presentQuestion(question)).toEqual({
      id: 7,
      type: 'sba',
      section: 'medical',
      subject: 'pharmacology',
      text: 'Which drug?',
      parts: [1, 2, 3, 4].map((id) => ({ id, text: `Drug ${id}` })),
    })
  })

  it('puts the parts in the order drawn for the attempt', () => {
    expect(presentQuestion(question, [3, 1, 4, 2]).parts.map((part) => part.id)).toEqual([3, 1, 4, 2])
  })

  it('shows a part that the stored order does not know at the end', () => {
    expect(presentQuestion(question, [4, 2]).parts.map((part) => part.id)).toEqual([4, 2, 1, 3])
  })

  it('is the only way: the compiler refuses a whole question for an examinee', () => {
    expectTypeOf<Question>().not.toExtend<QuestionForExaminee>()
    expectTypeOf(presentQuestion(question)).toExtend<QuestionForExaminee>()
  })
})

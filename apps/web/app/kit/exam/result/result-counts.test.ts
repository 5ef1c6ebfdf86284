import { describe, expect, it } from 'vitest'
import type { ExamResult, MarkedResult } from '../exam-types.ts'
import { questionCounts, stemWords } from './result-counts.ts'
import { aResult } from './testing/a-result.ts'

const sumOf = (result: ExamResult) => questionCounts(result).reduce((sum, { count }) => sum + count, 0)

/** Four true-or-false questions of five stems: one wholly right, one wholly wrong, one in part, one blank. */
const byStem = {
  ...aResult(),
  questions: 4,
  answered: 3,
  right: 8,
  wrong: 7,
  blank: 5,
  correct_questions: 1,
  wrong_questions: 1,
  partial_questions: 1,
  blank_questions: 1,
} as MarkedResult

describe('what a result counts', () => {
  it('is questions, and they add up to those of the paper', () => {
    expect(questionCounts(byStem).map(({ name, count }) => [name, count])).toEqual([
      ['right', 1],
      ['wrong', 1],
      ['part', 1],
      ['blank', 1],
    ])
    expect(sumOf(byStem)).toBe(4)
  })

  it('adds up while marks are not out, too', () => {
    const waiting = { marks_released: false, questions: 4, answered: 3 } as ExamResult
    expect(sumOf(waiting)).toBe(4)
    expect(stemWords(waiting, 'bn')).toBeUndefined()
  })

  it('says stems only beside them, and says that they are stems', () => {
    expect(stemWords(byStem, 'bn')).toBe('সত্য-মিথ্যার প্রতিটি উক্তি আলাদা গুনলে: ৮ সঠিক, ৭ ভুল, ৫ ফাঁকা।'.normalize('NFC'))
    expect(stemWords(byStem, 'en')).toBe('Counting each true-or-false stem by itself: 8 right, 7 wrong, 5 blank.')
    const single = { ...byStem, right: 2, wrong: 1, blank: 1 }
    expect(stemWords(single, 'bn')).toBeUndefined()
  })
})

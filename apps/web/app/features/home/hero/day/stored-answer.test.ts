import { describe, expect, it } from 'vitest'
import { remember } from '../../../../kit/storage/storage.ts'
import { storeAnswer, storedAnswer } from './stored-answer.ts'

const now = Date.parse('2026-11-15T05:00:00Z')

describe('the answer of the day', () => {
  it('is there on return', () => {
    storeAnswer(7, { 1: 'T', 2: 'F' }, now)
    expect(storedAnswer(7, now + 3_600_000)).toEqual({ 1: 'T', 2: 'F' })
  })

  it('belongs to its question alone', () => {
    storeAnswer(7, 2, now)
    expect(storedAnswer(8, now)).toBeUndefined()
  })

  it('is forgotten when the question comes again weeks later', () => {
    storeAnswer(7, 2, now)
    expect(storedAnswer(7, now + 20 * 86_400_000)).toBeUndefined()
  })

  it('is nothing when what is stored makes no sense', () => {
    for (const stored of ['', '{', 'null', '7', '{"question":7}', `{"question":7,"answer":"x","at":${now}}`]) {
      remember('question_of_the_day', stored)
      expect(storedAnswer(7, now)).toBeUndefined()
    }
  })
})

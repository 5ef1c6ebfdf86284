import { expect, it } from 'vitest'
import { putBefore } from './put-before.ts'

const sba = (id: number) => ({ id, section: 'sba' })
const mtf = (id: number) => ({ id, section: 'mtf' })
const idsOf = (questions: { id: number }[]) => questions.map(({ id }) => id)

it('puts a question before another of its section and leaves the other sections where they are', () => {
  const questions = [sba(1), mtf(2), sba(3), mtf(4), sba(5)]
  expect(idsOf(putBefore(questions, sba(5), 1))).toEqual([5, 2, 1, 4, 3])
  expect(idsOf(putBefore(questions, sba(1), null))).toEqual([3, 2, 5, 4, 1])
})

it('changes nothing about a question that is gone, and goes last where the one behind it is gone', () => {
  expect(idsOf(putBefore([sba(1), sba(3)], sba(2), 1))).toEqual([1, 3])
  expect(idsOf(putBefore([sba(1), sba(3)], sba(1), 2))).toEqual([3, 1])
})

import { expect, it } from 'vitest'
import { questionOfTheDay } from './question-of-the-day.ts'

const dayMs = 86_400_000
const start = new Date('2026-07-01T00:00:00+06:00').getTime()

it.each([1, 2, 3, 20, 50, 199, 200])('of %i questions each has its day before one comes again', (count) => {
  const questions = Array.from({ length: count }, (_, index) => index)
  const asked = questions.map((day) => questionOfTheDay(questions, new Date(start + day * dayMs)))
  expect(new Set(asked).size).toBe(count)
})

it('is the same all day long in Dhaka', () => {
  const questions = Array.from({ length: 20 }, (_, index) => index)
  const at = (ms: number) => questionOfTheDay(questions, new Date(start + ms))
  expect(at(dayMs - 1)).toBe(at(0))
  expect(at(dayMs)).not.toBe(at(0))
})

it('does not ask about neighbours on two days running', () => {
  const questions = Array.from({ length: 200 }, (_, index) => index)
  const [one, next] = [0, dayMs].map((ms) => questionOfTheDay(questions, new Date(start + ms))!)
  expect(Math.abs(one! - next!)).toBeGreaterThan(20)
})

it('of no questions is none', () => {
  expect(questionOfTheDay([], new Date(start))).toBeUndefined()
})

import { expect, it } from 'vitest'
import { timeScale, toStep } from './time-scale.ts'

it.each([true, false])('leads from a minute to its place and back (folded: %s)', (isFolded) => {
  const { yOf, minuteAt, height } = timeScale(isFolded)
  for (const minute of [0, 90, 359, 360, 700, 1440]) expect(minuteAt(yOf(minute))).toBeCloseTo(minute)
  expect([yOf(0), yOf(1440)]).toEqual([0, height])
})

it('draws the night small, and every other hour as high as the next', () => {
  const { yOf, height } = timeScale(true)
  expect([yOf(360), yOf(420) - yOf(360), yOf(1440) - yOf(1380), height]).toEqual([1.5, 1, 1, 19.5])
})

it('stays within the day, in quarters of an hour', () => {
  const { minuteAt } = timeScale(false)
  expect([minuteAt(-3), minuteAt(99)]).toEqual([0, 1440])
  expect([toStep(7), toStep(8), toStep(1433)]).toEqual([0, 15, 1440])
})

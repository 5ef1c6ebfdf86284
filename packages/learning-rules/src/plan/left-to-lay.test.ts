import { expect, it } from 'vitest'
import { type LaidBlock, leftToLay } from './left-to-lay.ts'

const hour = 3_600_000
const now = 100 * hour
const block = (fromHour: number, more: Partial<LaidBlock> = {}): LaidBlock => ({
  ...{ key: 'lecture:1', isDone: false, stays: false },
  ...{ from: now + fromHour * hour, to: now + (fromHour + 1) * hour },
  ...more,
})
const left = (minutes: number, blocks: LaidBlock[]) => {
  const work = { key: 'lecture:1', whole: 120, minutes, from: '1970-01-01', deadline: null }
  return leftToLay([work], blocks, now).map((each) => each.minutes)
}

it('counts what was done once, whether it was watched or marked', () => {
  expect(left(120, [block(-2, { isDone: true, stays: true })])).toEqual([60])
  expect(left(60, [block(-2, { isDone: true, stays: true })])).toEqual([60])
  expect(left(30, [block(-2, { isDone: true, stays: true })])).toEqual([30])
})

it('counts what stays ahead, and not what was passed over', () => {
  expect(left(120, [block(2, { stays: true }), block(-3, { stays: true }), block(5)])).toEqual([60])
})

it('lays nothing of what is all done or stands already', () => {
  expect(left(60, [block(2, { stays: true })])).toEqual([])
  expect(left(120, [block(-2, { isDone: true }), block(3, { stays: true })])).toEqual([])
})

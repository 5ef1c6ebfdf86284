import { expect, it } from 'vitest'
import { inLanes, isOneLine } from './lanes.ts'

const lanesOf = (...places: [from: number, to: number][]) => {
  const items = places.map(([from, to]) => ({ from, to }))
  const lanes = inLanes(items)
  return items.map((item) => lanes.get(item)!)
}

it('leaves what is alone where it is', () => {
  const [lane] = lanesOf([540, 630])
  expect(lane).toEqual({ position: 0, count: 1, top: 540, bottom: 630, isStacked: false })
})

it('leaves two lines of what is under another at a desk, or all of it where it is lower', () => {
  const [under, over] = lanesOf([540, 660], [540, 660])
  expect([under!.top, over!.top, over!.bottom]).toEqual([540, 583, 660])
  expect([under, over].map((lane) => isOneLine(lane!))).toEqual([false, false])
  const [low, next] = lanesOf([540, 570], [540, 570])
  expect([low!.bottom, next!.top, next!.bottom]).toEqual([570, 570, 600])
  expect(isOneLine(low!)).toBe(true)
})

it('gives way at a desk, alone, to what was pushed down over it', () => {
  const lanes = lanesOf([540, 570], [540, 570], [570, 630])
  expect(lanes.map(({ top, isStacked }) => [top, isStacked])).toEqual([
    [540, true],
    [570, true],
    [600, true],
  ])
  expect(lanes.map(({ position, count }) => [position, count])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ])
})

import { describe, expect, it } from 'vitest'
import { droppedAt, moved } from './drag-places.ts'

const rows = [0, 40, 80, 120].map((top) => ({ top, height: 40 }))

describe('where a dragged row comes to stand', () => {
  it.each([
    ['a little', 1, 10, 1],
    ['past its neighbour’s middle', 1, 45, 2],
    ['to the end', 0, 500, 3],
    ['up by one', 2, -41, 1],
    ['to the top', 3, -500, 0],
  ])('%s', (_, from, by, to) => expect(droppedAt(rows, from, by)).toBe(to))

  it('is the same list in another order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a'], 4, 0)).toEqual(['a'])
  })
})

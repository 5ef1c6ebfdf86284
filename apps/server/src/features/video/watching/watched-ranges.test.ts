import { describe, expect, it } from 'vitest'
import { clipRanges, completedFrom, readMultirange, toMultirange } from './watched-ranges.ts'

describe('ranges of watched seconds', () => {
  it('are cut to the video, and what lies outside of it is dropped', () => {
    expect(
      clipRanges(
        [
          [5, 12],
          [95, 130],
          [100, 110],
          [200, 201],
        ],
        100,
      ),
    ).toEqual([
      [5, 12],
      [95, 100],
    ])
  })

  it('go to the database and come back', () => {
    expect(toMultirange([])).toBe('{}')
    expect(
      toMultirange([
        [0, 5],
        [7, 9],
      ]),
    ).toBe('{[0,5),[7,9)}')
    expect(readMultirange('{[0,5),[7,9)}')).toEqual([
      [0, 5],
      [7, 9],
    ])
    expect(readMultirange('{}')).toEqual([])
  })

  it('complete a video at nine tenths, rounded up', () => {
    expect([completedFrom(100), completedFrom(61), completedFrom(1)]).toEqual([90, 55, 1])
  })
})

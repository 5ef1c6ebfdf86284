import { describe, expect, it } from 'vitest'
import { joinRanges, playedRanges, wholeSeconds } from './ranges.ts'

describe('ranges', () => {
  it('join where they overlap or touch, in any order', () => {
    expect(
      joinRanges([
        [20, 30],
        [0, 5],
        [5, 8],
        [25, 26],
      ]),
    ).toEqual([
      [0, 8],
      [20, 30],
    ])
  })

  it('forget what is empty or backwards', () => {
    expect(
      joinRanges([
        [4, 4],
        [9, 3],
      ]),
    ).toEqual([])
  })

  it('come to the same whole seconds in one piece or in several', () => {
    expect(
      wholeSeconds([
        [0, 4.6],
        [4.6, 9.4],
      ]),
    ).toEqual(wholeSeconds([[0, 9.4]]))
  })

  it('are read from what a media element has played', () => {
    const spans = [
      [0, 5],
      [60, 65.5],
    ] as const
    const played = { length: 2, start: (at: number) => spans[at]![0], end: (at: number) => spans[at]![1] }
    expect(playedRanges(played)).toEqual(spans)
  })
})

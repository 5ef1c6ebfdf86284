import { describe, expect, it } from 'vitest'
import { createPacer } from './pace.ts'

function pacerAt(pace = { unitsPerSecond: 10, burst: 5, longestWaitMs: 1000 }) {
  let time = 0
  let speed = 1
  return {
    take: createPacer(pace, { now: () => time, speed: () => speed }),
    pass: (ms: number) => (time += ms),
    slowDown: (to: number) => (speed = to),
  }
}

describe('a pace', () => {
  it('lets a burst through, then slows down, then refuses', () => {
    const { take } = pacerAt()
    const waits = Array.from({ length: 16 }, () => take('a', 1))
    expect(waits.slice(0, 5)).toEqual(Array(5).fill({ waitMs: 0 }))
    expect(waits.slice(5, 8)).toEqual([{ waitMs: 100 }, { waitMs: 200 }, { waitMs: 300 }])
    expect(waits[15]).toEqual({ refusedForMs: 100 })
  })

  it('lets less through at once where its clock goes slower', () => {
    const { take, slowDown } = pacerAt()
    slowDown(0.4)
    const waits = Array.from({ length: 3 }, () => take('a', 1))
    expect(waits).toEqual([{ waitMs: 0 }, { waitMs: 0 }, { waitMs: 100 }])
  })

  it('does not count what it refuses', () => {
    const { take, pass } = pacerAt()
    for (let nth = 0; nth < 1000; nth++) take('a', 1)
    pass(2000)
    expect(take('a', 1)).toEqual({ waitMs: 0 })
  })

  it('counts nothing of who has no patience and would have to wait', () => {
    const { take } = pacerAt()
    for (let nth = 0; nth < 5; nth++) expect(take('a', 1, 0)).toEqual({ waitMs: 0 })
    expect(take('a', 1, 0)).toEqual({ refusedForMs: 100 })
    expect(take('a', 1)).toEqual({ waitMs: 100 })
  })

  it('counts heavy work for more, and each caller alone', () => {
    const { take } = pacerAt()
    expect(take('a', 5)).toEqual({ waitMs: 0 })
    expect(take('a', 5)).toEqual({ waitMs: 500 })
    expect(take('b', 5)).toEqual({ waitMs: 0 })
  })

  it('remembers only so many callers, and forgets those it has known for longest', () => {
    const { take } = pacerAt()
    take('first', 5)
    for (let nth = 0; nth < 30_000; nth++) take(`caller ${nth}`, 1)
    // Forgotten as one of the longest known, and so let through once more.
    expect(take('first', 5)).toEqual({ waitMs: 0 })
    expect(take('caller 29999', 5)).toEqual({ waitMs: 100 })
  })
})

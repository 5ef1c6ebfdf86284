import { describe, expect, it } from 'vitest'
import { byTime } from './by-time.ts'

// Five in the morning of 17 November in Dhaka.
const now = new Date('2026-11-16T23:00:00Z')
const at = (when: string) => ({ at: when })

describe('the timeline by time', () => {
  it('has today, the last days and then each month, by the days of Dhaka', () => {
    const parts = byTime(
      [
        at('2026-11-16T22:00:00.000Z'),
        // Before midnight in Dhaka: yesterday.
        at('2026-11-16T17:59:00.000Z'),
        at('2026-11-10T00:00:00.000Z'),
        at('2026-11-08T00:00:00.000Z'),
        // The first of November in Dhaka.
        at('2026-10-31T19:00:00.000Z'),
        at('2026-10-31T17:00:00.000Z'),
        at('2025-10-01T00:00:00.000Z'),
      ],
      now,
    )
    expect(parts.map(({ rows }) => rows.length)).toEqual([1, 2, 2, 1, 1])
    expect(new Set(parts.map(({ title }) => title)).size).toBe(5)
  })

  it('is nothing where nothing happened', () => {
    expect(byTime([], now)).toEqual([])
  })
})

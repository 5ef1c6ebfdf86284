import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../testing/build-attempt.ts'
import { compareStandings } from './compare-standings.ts'
import { rankAttempts } from './rank-attempts.ts'

const entry = (name: string, marks: number, wrong: number, clock: string) => ({
  name,
  marks,
  wrong,
  finishedAt: at(clock),
})

describe('rankAttempts', () => {
  it('goes by marks, then fewer wrong, then the earlier finish', () => {
    const ranked = rankAttempts([
      entry('last', 11000, 10, '11:00'),
      entry('later', 11700, 42, '11:59'),
      entry('first', 12000, 90, '12:00'),
      entry('fewer wrong', 11700, 41, '12:00'),
      entry('earlier', 11700, 42, '11:58'),
    ])
    expect(ranked.map(({ entry: { name }, rank }) => [rank, name])).toEqual([
      [1, 'first'],
      [2, 'fewer wrong'],
      [3, 'earlier'],
      [4, 'later'],
      [5, 'last'],
    ])
  })

  it('lets equals share a rank and leaves the next one out', () => {
    const ranked = rankAttempts([
      entry('a', 100, 0, '11:00'),
      entry('b', 100, 0, '11:00'),
      entry('c', 200, 0, '11:00'),
      entry('d', 50, 0, '11:00'),
    ])
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 2, 4])
  })

  it('says how many of the others stand below', () => {
    const ranked = rankAttempts([
      entry('a', 400, 0, '11:00'),
      entry('b', 300, 0, '11:00'),
      entry('c', 300, 0, '11:00'),
      entry('d', -50, 1, '11:00'),
    ])
    expect(ranked.map(({ percentile }) => percentile)).toEqual([10000, 3333, 3333, 0])
  })

  it('puts who sat alone before everybody', () => {
    expect(rankAttempts([entry('a', 0, 0, '11:00')])).toMatchObject([{ rank: 1, percentile: 10000 }])
    expect(rankAttempts([])).toEqual([])
  })

  it('agrees with every pair of attempts, in whatever order they come', () => {
    const standing = fc.record({
      marks: fc.integer({ min: -2, max: 3 }),
      wrong: fc.integer({ min: 0, max: 2 }),
      finishedAt: fc.constantFrom(at('11:00'), at('11:01')),
    })
    fc.assert(
      fc.property(fc.array(standing, { maxLength: 25 }), (entries) => {
        const ranked = rankAttempts(entries)
        expect(ranked.length).toBe(entries.length)
        for (const one of ranked) {
          const better = entries.filter((other) => compareStandings(other, one.entry) < 0).length
          expect(one.rank).toBe(better + 1)
          for (const other of ranked) {
            expect(Math.sign(one.rank - other.rank)).toBe(Math.sign(compareStandings(one.entry, other.entry)))
          }
          expect(Number.isInteger(one.percentile)).toBe(true)
        }
        const ranksOf = (list: typeof ranked) => new Map(list.map(({ entry: each, rank }) => [each, rank]))
        expect(ranksOf(rankAttempts([...entries].reverse()))).toEqual(ranksOf(ranked))
      }),
    )
  })
})

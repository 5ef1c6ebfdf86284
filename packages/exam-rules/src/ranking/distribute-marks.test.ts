import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distributeMarks } from './distribute-marks.ts'

describe('distributeMarks', () => {
  it('counts marks into equal bins and finds the own one', () => {
    expect(distributeMarks([0, 2499, 2500, 9999, 10000], 10000, 2500, 4)).toEqual({
      bins: [
        { from: 0, to: 2500, count: 2 },
        { from: 2500, to: 5000, count: 1 },
        { from: 5000, to: 7500, count: 0 },
        { from: 7500, to: 10000, count: 2 },
      ],
      ownBin: 1,
    })
  })

  it('adds bins below zero only when somebody is there', () => {
    const { bins, ownBin } = distributeMarks([-50, 100], 20000)
    expect(bins[0]).toEqual({ from: -1000, to: 0, count: 1 })
    expect(bins.length).toBe(21)
    expect(ownBin).toBeUndefined()
  })

  it('has a bar for an unranked doctor below everybody who was ranked', () => {
    const { bins, ownBin } = distributeMarks([100, 300], 1000, -250, 10)
    expect(bins[ownBin!]).toEqual({ from: -300, to: -200, count: 0 })
  })

  it('counts everybody once, in whole marks and without gaps', () => {
    const sitting = fc.integer({ min: 1, max: 30000 }).chain((outOf) =>
      fc.record({
        outOf: fc.constant(outOf),
        all: fc.array(fc.integer({ min: -outOf, max: outOf })),
        own: fc.integer({ min: -outOf, max: outOf }),
        binCount: fc.integer({ min: 1, max: 40 }),
      }),
    )
    fc.assert(
      fc.property(sitting, ({ outOf, all, own, binCount }) => {
        const { bins, ownBin } = distributeMarks([...all, own], outOf, own, binCount)
        expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(all.length + 1)
        expect(bins.at(-1)!.to).toBe(outOf)
        for (const [index, bin] of bins.entries()) {
          expect(Number.isInteger(bin.from) && Number.isInteger(bin.to)).toBe(true)
          expect(bin.to).toBe(bins[index + 1]?.from ?? outOf)
        }
        const mine = bins[ownBin!]!
        expect(mine.from <= own && (own < mine.to || own === outOf)).toBe(true)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawDistribution, frame, mergeBins, trimBins } from './draw-distribution.ts'

const binsOf = (counts: readonly number[], start = 0, width = 500) =>
  counts.map((count, index) => ({ from: start + index * width, to: start + (index + 1) * width, count }))

const bell = [0, 0, 1, 4, 12, 30, 62, 80, 61, 33, 14, 5, 1, 0, 0]

describe('the picture of all marks', () => {
  it('is a line with its share below when many sat, and bars when few did', () => {
    const many = drawDistribution(binsOf(bell), 4200, 4000)
    expect([many.bars.length, many.curve !== undefined]).toEqual([0, true])
    const few = drawDistribution(binsOf([0, 2, 0, 3, 1]), 1600, null)
    expect(few.curve).toBeUndefined()
    expect(few.bars.map(({ side }) => side)).toEqual(['below', 'below', 'own', 'above'])
  })

  it('shows somebody who sat alone as one bar of their own', () => {
    const { bars, own } = drawDistribution(binsOf([0, 0, 1, 0]), 1200, null)
    expect(bars).toMatchObject([{ side: 'own', y: frame.top }])
    expect(own.x).toBeGreaterThan(frame.left)
    expect(own.x).toBeLessThan(frame.right)
  })

  it('does not take others for one’s own bar when nobody else got those marks', () => {
    expect(drawDistribution(binsOf([2, 3], 1000), 400, null).bars.map(({ side }) => side)).toEqual(['above', 'above'])
    expect(drawDistribution(binsOf([2, 3], 1000), 2000, null).bars.map(({ side }) => side)).toEqual(['below', 'own'])
    expect(drawDistribution(binsOf([2, 3], 1000), 2100, null).bars.map(({ side }) => side)).toEqual(['below', 'below'])
  })

  it('reaches below zero where marks do', () => {
    const { ticks, own } = drawDistribution(binsOf([1, 2, 3, 2, 1, 0, 0, 1, 1], -1000), -750, 0)
    expect(ticks.some(({ marks }) => marks < 0)).toBe(true)
    expect(own.x).toBeLessThan(frame.left + 60)
  })

  it('draws a hundred bars as no more than a phone can show, and loses nobody', () => {
    const bins = binsOf(Array.from({ length: 100 }, (_, index) => index % 7))
    const merged = mergeBins(bins, 24)
    expect(merged.length).toBeLessThanOrEqual(24)
    const people = (of: typeof bins) => of.reduce((sum, { count }) => sum + count, 0)
    expect(people(merged)).toBe(people(bins))
    expect([merged[0]?.from, merged.at(-1)?.to]).toEqual([0, 50_000])
  })

  it('leaves out what is empty on both sides, not what is empty between', () => {
    expect(trimBins(binsOf([0, 1, 0, 2, 0])).map(({ count }) => count)).toEqual([1, 0, 2])
    expect(trimBins(binsOf([0, 0]))).toEqual([])
  })

  it('stays inside its frame, whatever the marks', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 100 })
    const marks = fc.integer({ min: -5000, max: 30_000 })
    fc.assert(
      fc.property(counts, fc.integer({ min: -3000, max: 0 }), marks, fc.option(marks), (all, start, own, pass) => {
        const drawing = drawDistribution(binsOf(all, start, 250), own, pass)
        const xs = [drawing.own.x, ...drawing.ticks.map(({ x }) => x), ...drawing.bars.map(({ x }) => x)]
        for (const x of xs) expect(x >= frame.left - 1 && x <= frame.right + 1).toBe(true)
        const ys = [...(drawing.curve?.line.matchAll(/ ([\d.-]+)/g) ?? [])].map(([, y]) => Number(y))
        for (const y of [...ys, drawing.own.y]) expect(y >= frame.top - 0.1 && y <= frame.floor + 0.1).toBe(true)
        expect(drawing.ticks.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartHeight, chartWidth, drawTakings, roundQuarter } from './takings-chart.ts'

describe('the picture of thirty days', () => {
  it('has round lines, the highest at or above every bar', () => {
    expect([0, 4, 7, 790_000_00, 1_000_000_00].map(roundQuarter)).toEqual([1, 1, 2, 200_000_00, 250_000_00])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (highest) => {
        expect(4 * roundQuarter(highest)).toBeGreaterThanOrEqual(highest)
      }),
    )
  })

  it('keeps every bar inside, and shows no bar where more went back than came', () => {
    const amount = fc.integer({ min: -1_000_000, max: 100_000_000 })
    fc.assert(
      fc.property(fc.array(amount, { minLength: 30, maxLength: 30 }), (amounts) => {
        const { bars } = drawTakings(amounts.map((paisa, at) => ({ day: `2026-11-${at + 1}`, paisa })))
        for (const { x, y, width, height, paisa } of bars) {
          expect(x).toBeGreaterThan(0)
          expect(x + width).toBeLessThanOrEqual(chartWidth)
          expect(y).toBeGreaterThanOrEqual(12 - 0.001)
          expect(y + height).toBeLessThanOrEqual(chartHeight)
          if (paisa <= 0) expect(height).toBe(0)
        }
      }),
    )
  })
})

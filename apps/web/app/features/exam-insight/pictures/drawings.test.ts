import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPace, frame as paceFrame } from './draw-pace.ts'
import { drawSpeed, frame as speedFrame } from './draw-speed.ts'

const count = fc.integer({ min: 0, max: 200 })

describe('the picture of the pace', () => {
  it('begins with nothing at the start and stays inside its frame', () => {
    const facts = fc.record({
      minutes: fc.integer({ min: 1, max: 240 }),
      questions: fc.constant(200),
      answered: fc.array(count, { minLength: 13, maxLength: 13 }),
    })
    fc.assert(
      fc.property(facts, ({ answered, ...rest }) => {
        const others = answered.map((middle) => ({ low: middle / 2, middle, high: 200 }))
        const drawing = drawPace({ ...rest, answered, others, lastMinutes: Math.min(15, rest.minutes / 4) })
        const points = [...`${drawing.line}${drawing.band}`.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [
          +x!,
          +y!,
        ])
        for (const [x, y] of points) {
          expect(x! >= paceFrame.left - 0.1 && x! <= paceFrame.right + 0.1).toBe(true)
          expect(y! >= paceFrame.top - 0.1 && y! <= paceFrame.floor + 0.1).toBe(true)
        }
        expect(drawing.lastX).toBeGreaterThan((paceFrame.left + paceFrame.right) / 2)
      }),
    )
  })

  it('names quarters of the time where they are whole minutes, else halves', () => {
    const minutesOf = (minutes: number) =>
      drawPace({ minutes, questions: 10, answered: [0, 10], others: null, lastMinutes: 1 }).minutes.map(
        ({ minute }) => minute,
      )
    expect(minutesOf(120)).toEqual([0, 30, 60, 90, 120])
    expect(minutesOf(90)).toEqual([0, 45, 90])
  })
})

describe('the picture of time on each question', () => {
  it('draws right answers upwards and wrong ones downwards on one scale, inside its frame', () => {
    const bars = fc.array(fc.record({ right: count, wrong: count }), { minLength: 13, maxLength: 13 })
    fc.assert(
      fc.property(bars, fc.integer({ min: 0, max: 400 }), (all, median) => {
        const drawing = drawSpeed({ bars: all, bar_seconds: 15, median })
        for (const [nth, { right, wrong }] of drawing.bars.entries()) {
          expect(right.y).toBeGreaterThanOrEqual(speedFrame.top - 0.1)
          expect(wrong.y + wrong.height).toBeLessThanOrEqual(speedFrame.bottom + 0.1)
          const one = all[nth]!
          if (one.right > 0 && one.wrong > 0) expect(right.height / one.right).toBeCloseTo(wrong.height / one.wrong, 6)
        }
        expect(drawing.medianX).toBeLessThanOrEqual(speedFrame.right)
      }),
    )
  })
})

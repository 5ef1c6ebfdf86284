import { describe, expect, it } from 'vitest'
import type { Drawing } from './draw-distribution.ts'
import { layOutLabels } from './lay-out-labels.ts'

const drawing = (ownX: number, passX?: number): Drawing => ({
  bars: [],
  curve: undefined,
  own: { x: ownX, y: 80 },
  passX,
  ticks: [],
})

describe('the names in the picture', () => {
  it('stand on both sides of their lines when there is room', () => {
    const { flag, pass } = layOutLabels(drawing(200, 185), 'আপনি ১১৭', 'পাস ১১০')
    expect([flag.anchor, pass]).toEqual(['start', { x: 179, y: 25, anchor: 'end' }])
  })

  it('turn inwards at the right edge', () => {
    const { flag, pass } = layOutLabels(drawing(310, 312), 'আপনি ১৯৯', 'পাস ১৯৯.৫')
    expect([flag.anchor, pass?.anchor]).toEqual(['end', 'end'])
  })

  it('stand one below the other when they would meet', () => {
    expect(layOutLabels(drawing(100, 150), 'আপনি ৫০', 'পাস ৭০').pass?.y).toBe(50)
    expect(layOutLabels(drawing(40, 20), 'আপনি −৫', 'পাস ০').pass?.y).toBe(50)
  })

  it('leave the share out where nothing is below', () => {
    expect(layOutLabels(drawing(40), 'আপনি ৫', undefined).share).toBeUndefined()
  })
})

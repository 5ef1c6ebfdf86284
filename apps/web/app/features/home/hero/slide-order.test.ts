import { describe, expect, it } from 'vitest'
import { firstOrder, showSlide, wrapIndex } from './slide-order.ts'

describe('wrapIndex', () => {
  it('goes round at both ends', () => {
    expect(wrapIndex(4, 4)).toBe(0)
    expect(wrapIndex(-1, 4)).toBe(3)
    expect(wrapIndex(2, 4)).toBe(2)
    expect(wrapIndex(-9, 4)).toBe(3)
  })
})

describe('showSlide', () => {
  it('lets the next slide wait on the right and the previous one on the left', () => {
    expect(firstOrder(4)).toEqual({ index: 0, offsets: [0, 1, 2, -1] })
    expect(showSlide(firstOrder(4), 1)).toEqual({ index: 1, offsets: [-1, 0, 1, 2] })
  })

  it('goes from the last to the first as from any to its next', () => {
    const last = showSlide(showSlide(firstOrder(3), 1), 2)
    expect(showSlide(last, 3)).toEqual({ index: 0, offsets: [0, 1, -1] })
  })

  it('goes back from the first to the last, which comes from the left', () => {
    expect(showSlide(firstOrder(3), -1)).toEqual({ index: 2, offsets: [1, -1, 0] })
  })

  it('never lets two slides cross, neither with two of them nor over a jump', () => {
    for (const [count, step] of [
      [2, 1],
      [4, 2],
      [5, 3],
    ] as const) {
      let order = firstOrder(count)
      for (let turn = 1; turn <= 6; turn += 1) {
        const left = order.index
        const entering = wrapIndex(left + step, count)
        const cameFrom = Math.sign(order.offsets[entering] ?? 0)
        order = showSlide(order, left + step)
        expect(order.index).toBe(entering)
        expect(order.offsets[entering]).toBe(0)
        expect(order.offsets[left]).toBe(-cameFrom)
      }
    }
  })

  it('changes nothing when the slide is already there', () => {
    expect(showSlide(firstOrder(1), 1)).toEqual({ index: 0, offsets: [0] })
  })
})

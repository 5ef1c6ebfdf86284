import { describe, expect, it } from 'vitest'
import { turnTo } from './turn-to.ts'

describe('turnTo', () => {
  it('goes on and back, from the last to the first and from the first to the last', () => {
    expect(turnTo('ArrowRight', 0, 3)).toBe(1)
    expect(turnTo('ArrowRight', 2, 3)).toBe(0)
    expect(turnTo('ArrowLeft', 0, 3)).toBe(2)
  })

  it('jumps to the ends', () => {
    expect(turnTo('Home', 2, 3)).toBe(0)
    expect(turnTo('End', 0, 3)).toBe(2)
  })

  it('leaves other keys to the browser', () => {
    expect(turnTo('Tab', 1, 3)).toBeUndefined()
    expect(turnTo('Enter', 1, 3)).toBeUndefined()
  })
})

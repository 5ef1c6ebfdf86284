import { describe, expect, it } from 'vitest'
import { withHold } from './holds.ts'

describe('withHold', () => {
  it('keeps standing until the last reason is gone', () => {
    const both = withHold(withHold([], 'hover', true), 'focus', true)
    expect(withHold(both, 'hover', false)).toEqual(['focus'])
    expect(withHold(withHold(both, 'hover', false), 'focus', false)).toEqual([])
  })

  it('counts a reason once, so that one end releases it', () => {
    const held = withHold(withHold([], 'touch', true), 'touch', true)
    expect(withHold(held, 'touch', false)).toEqual([])
  })
})

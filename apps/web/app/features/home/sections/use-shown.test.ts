import { describe, expect, it } from 'vitest'
import { isWhole } from './use-shown.ts'

describe('isWhole', () => {
  it('waits until the section is fully in sight', () => {
    expect(isWhole({ intersectionRatio: 0.98 })).toBe(false)
    expect(isWhole({ intersectionRatio: 1 })).toBe(true)
  })

  it('does not wait for a fraction of a pixel', () => {
    expect(isWhole({ intersectionRatio: 0.9968 })).toBe(true)
  })
})

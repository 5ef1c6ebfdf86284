import { describe, expect, it } from 'vitest'
import { toE164 } from './to-e164.ts'

describe('a telephone of a centre', () => {
  it.each([
    ['০১৭০০-০০০ ০০০', '+8801700000000'],
    ['02-9123456', '+88029123456'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('%s is kept as %s', (typed, kept) => expect(toE164(typed)).toBe(kept))

  it.each(['', '999', 'abc', '0', '+0123456789'])('%j is none', (typed) => expect(toE164(typed)).toBeUndefined())
})

import { describe, expect, it } from 'vitest'
import { judgeCard } from './judge-card.ts'
import { aCard, aStemCard } from './testing/a-card.ts'

describe('a retest is right', () => {
  it.each([
    [2, true],
    [1, false],
    [null, false],
  ])('by the option that counts: %s', (answer, right) => {
    expect(judgeCard(aCard(1), answer)).toBe(right)
  })

  it.each([
    [{ 2: 'F', 4: 'T' }, true],
    [{ 2: 'F', 4: 'F' }, true],
    [{ 2: 'T', 4: 'F' }, false],
    [{ 2: 'F' }, false],
    [null, false],
  ] as const)('by every stem that was asked, and no other: %o', (answer, right) => {
    expect(judgeCard(aStemCard(1), answer)).toBe(right)
  })
})

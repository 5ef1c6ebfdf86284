import { describe, expect, it } from 'vitest'
import { partLetter } from './part-letter.ts'

describe('partLetter', () => {
  it('counts in the language of the reader', () => {
    expect([0, 1, 2, 3, 4].map((position) => partLetter(position, 'bn')).join('')).toBe('কখগঘঙ')
    expect([0, 1, 2, 3, 4].map((position) => partLetter(position, 'en')).join('')).toBe('ABCDE')
  })

  it('goes on by number when the letters end', () => {
    expect(partLetter(8, 'en')).toBe('9')
  })
})

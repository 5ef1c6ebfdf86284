import { describe, expect, it } from 'vitest'
import { boxesOf, codeIn } from './code-value.ts'

describe('codeIn', () => {
  it('takes Bengali digits as Latin ones', () => {
    expect(codeIn('৪৮২০১৯')).toBe('482019')
  })

  it('drops what separates the digits', () => {
    expect(codeIn(' 482-019 ')).toBe('482019')
  })

  it('finds the code in a pasted SMS among other numbers', () => {
    expect(codeIn('আপনার ওটিপি কোড ৪৮২০১৯। ৫ মিনিট কার্যকর।\n@example.com #482019')).toBe('482019')
  })

  it('does not take six digits out of a longer number', () => {
    expect(codeIn('01712345678 482019')).toBe('482019')
  })

  it('keeps at most six digits while typing', () => {
    expect(codeIn('4820191')).toBe('482019')
  })

  it('is empty where there are no digits', () => {
    expect(codeIn('কোড')).toBe('')
  })
})

describe('boxesOf', () => {
  it('marks the box that waits for the next digit', () => {
    expect(boxesOf('48').map(({ isNext }) => isNext)).toEqual([false, false, true, false, false, false])
  })

  it('marks none when all are filled', () => {
    expect(boxesOf('482019').some(({ isNext }) => isNext)).toBe(false)
  })
})

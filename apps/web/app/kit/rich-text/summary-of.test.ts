import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary-of.ts'

describe('summaryOf', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(summaryOf(' এক\nদুই ')).toBe('এক দুই')
  })

  it('cuts between words, never inside one', () => {
    expect(summaryOf('ব্যাচ শুরুর আগে, জানিয়ে দিন', 18)).toBe('ব্যাচ শুরুর আগে…')
  })

  it('stays within its length', () => {
    expect(summaryOf('কিস্তি '.repeat(80)).length).toBeLessThanOrEqual(155)
  })
})
